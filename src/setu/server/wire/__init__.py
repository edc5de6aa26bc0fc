"""What goes over the wire, and nothing else: messages as typed structs. Imports no other room."""
