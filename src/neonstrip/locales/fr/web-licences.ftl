# Ce qui est de nous, et ce qui ne l’est pas.

web-licences-ours = Le code, les textes et les dessins de Neonstrip sont de nous, et libres sous licence MIT.
web-licences-others = Ces pages contiennent aussi le travail d’autres auteurs, chacun sous sa propre licence :
