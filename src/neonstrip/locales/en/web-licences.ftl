# What is ours, and what is not.

web-licences-ours = The code, the words and the drawings of Neonstrip are ours, and free under the MIT licence.
web-licences-others = These pages also contain the work of others, each under its own licence:
