"""What goes over HTTP and the WebSocket, but for commands and what games show: requests and answers."""
