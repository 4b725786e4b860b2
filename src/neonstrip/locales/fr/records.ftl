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
verified-two-sided = Personne ne peut avoir choisi les dés, pas même avec le secret du serveur : des mots à eux étaient promis avant que quiconque n’en dise un ({ $names }). Cela vaut pour qui retrouve ci-dessous ce que son appareil a noté avant la partie.
verified-server-only = Les dés viennent du seul secret du serveur, celui qu’il avait promis : ils étaient équitables si aucun joueur ne pouvait le connaître.
verified-open-nonces = Les dés viennent du secret du serveur, celui qu’il avait promis, et de mots dits ouvertement : ils étaient équitables si le dernier venu ne pouvait pas connaître le secret.
verified-commitment = Promis par le serveur : { $commitment }
verified-pledge = Promis par { $name } : { $pledge }
verified-silent = Aucun mot quand il fallait le dire, si bien qu’un robot y a joué jusqu’à la fin : { $names }
mistake-commitment-differs = La graine du serveur n’est pas celle qu’il avait promise : l’enregistrement dit { $said }, à la graine correspond { $true }.
mistake-pledge-differs = Le mot de { $name } n’est pas celui qui était promis : l’enregistrement dit { $said }, le mot donne { $true }.
mistake-seed-differs = Les dés n’étaient pas équitables : la partie a été jouée avec { $said } ; la graine du serveur et les mots de hasard donnent { $true }.
