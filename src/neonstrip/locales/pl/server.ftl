# Serwer.
mistake-no-such-method = Ten adres wymaga innej metody HTTP.
