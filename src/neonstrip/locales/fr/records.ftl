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
verified-fair = Les dés étaient équitables : la graine vient de celle du serveur et des mots de hasard de tous. Compare avec ce que le serveur avait promis avant la partie : { $commitment }
mistake-commitment-differs = La graine du serveur n’est pas celle qu’il avait promise : l’enregistrement dit { $said }, à la graine correspond { $true }.
mistake-seed-differs = Les dés n’étaient pas équitables : la partie a été jouée avec { $said } ; la graine du serveur et les mots de hasard donnent { $true }.
