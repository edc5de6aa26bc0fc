"""REST: each module is some routes and the structs of their bodies and answers."""
