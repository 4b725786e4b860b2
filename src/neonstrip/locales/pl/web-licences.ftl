# Co jest nasze, a co nie.

web-licences-ours = Kod, teksty i rysunki Neonstripa są nasze i wolne na licencji MIT.
web-licences-others = Te strony zawierają też pracę innych, każdą na jej własnej licencji:
