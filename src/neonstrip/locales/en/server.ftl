# The server.
mistake-no-such-method = This address takes another method of HTTP.
