"""`python -m setu` is `setu`."""

from setu.cli import main

main()
