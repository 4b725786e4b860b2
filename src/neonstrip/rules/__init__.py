"""What is legal and what follows: no I/O, no clock, no words for people."""
