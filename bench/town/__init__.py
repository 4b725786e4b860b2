"""Parts of `bench/load`: clients that cost little, servers and what they take, tables in a house without a server."""
