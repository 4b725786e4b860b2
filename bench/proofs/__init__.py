"""What docs/trust.md promises, shown kind by kind: one file a kind, run by `bench/trust`."""
