"""The laws that every game keeps, asked at every node of random games: `check_game`."""

from setu.engine.conformance.laws import LAWS, BrokenLaw
from setu.engine.conformance.state_laws import CheckReport, check_game, option_samples

__all__ = ["LAWS", "BrokenLaw", "CheckReport", "check_game", "option_samples"]
