"""A game that another package brings: the toy, declared as an entry point of `setu.games`."""

from engine.toy import toy

TOY = toy()
