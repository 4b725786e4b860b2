# Vérifier et revoir les enregistrements.
verified =
    { $moves ->
        [0] Aucun coup à vérifier
        [one] Le seul coup est valable
       *[other] Les { $moves } coups sont tous valables
    }, et { $finished ->
        [yes] les résultats sont bien ceux auxquels ils mènent.
       *[other] la partie n’est pas encore finie.
    }
