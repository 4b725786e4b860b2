"""HTTP and WebSocket: a thin door to the tables."""
