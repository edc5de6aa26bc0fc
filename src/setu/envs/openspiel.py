"""Every game as an OpenSpiel game; importing this module registers them.

>>> import pyspiel
>>> import setu.envs.openspiel
>>> game = pyspiel.load_game("setu_sangram(players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)                           # the deal: the luck of `setu.Table("sangram", 3, seed=7)`
>>> state.current_player(), len(state.legal_actions()) > 0
(0, True)

Parameters are `players`, `deals` and the options of the game by their own names; by default they are as for studies.

- **Chance** is one explicit node at the root: nature picks one of `deals` seeds, and all later luck follows from it.
  The seed is hidden from everybody, so a search must resample: `resample_from_infostate` erases what a player may
  not know, the seed included, and imagines the rest anew.
- **Secret simultaneous choices** are made in the order of the seats; nobody sees the others' before the reveal.
- **Returns** are about winning: 1 for winning alone, -1 / (players - 1) for not winning, ties share; the sum is 0.
- `observation_string` stands for the hidden state of a player, `information_state_string` for all that the player has
  seen since the deal. Both are digests: quick to make, and all that a search asks of them is to be equal or not.
- Both tensors are the game's `features` of the hidden state.

Search with `open_spiel.python.algorithms`: `ismcts.ISMCTSBot`, or `mcts.MCTSBot` where nothing is hidden. `Playouts` is
an evaluator for both. Their C++ twins do not work on any game written in Python (seen in OpenSpiel 2.0.2:
`pyspiel.ISMCTSBot` has no way to resample one, `pyspiel.MCTSBot` ends the process on its own `python_tic_tac_toe`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from setu.engine import contract, entry_points
from setu.engine.configured import ConfiguredGame
from setu.engine.contract import SPECTATOR
from setu.engine.errors import BadOptions, engine_text
from setu.engine.game import Game, games
from setu.engine.observation import Observation
from setu.engine.options import Count, Option, Value
from setu.engine.record_view import record_view
from setu.engine.rng import Rng, key_from_seed, new_rng
from setu.engine.rule import compiled
from setu.engine.simulate import GO_ON, Uniform, Unwatched, play_on
from setu.engine.state import StateArray, new_states
from setu.envs.common import draw, gains, open_game, refuse_illegal, write_gains

_pending, _moves, _play, _outcome = contract.pending, contract.moves, contract.play, contract.outcome

DEALS = 4096
DIGEST = 16
CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game: `setu_river_dragons`."""
    return f"setu_{game.name.replace('-', '_')}"


# ---- A game so far


class HistoryNode:
    """A position with the nodes before it. It never changes, so states that are cloned share it."""

    __slots__ = ("_recalled", "_seen", "before", "configured", "move", "mover", "player", "state")

    def __init__(
        self,
        configured: ConfiguredGame,
        state: StateArray,
        before: HistoryNode | None = None,
        mover: int = SPECTATOR,
        move: int = -1,
    ) -> None:
        self.configured, self.state, self.before, self.mover, self.move = configured, state, before, mover, move
        pending = configured.pending(state)
        self.player = pending[0] if pending else OVER
        self._seen: dict[int, bytes] = {}
        self._recalled: dict[int, bytes] = {}

    def __deepcopy__(self, memo: Any) -> HistoryNode:
        return self

    def __reduce__(self) -> tuple[Callable[..., HistoryNode], tuple[Any, ...]]:
        configured = self.configured
        recalled = [self.recall(seat) for seat in range(configured.seats)]
        return _node, (configured, self.state.tobytes(), recalled)

    def after(self, move: int) -> HistoryNode:
        """The node after the player's move."""
        state = self.state.copy()
        entry_points.play(self.configured.board, state, self.player, move)
        return HistoryNode(self.configured, state, self, self.player, move)

    def seen(self, seat: int) -> bytes:
        """A digest of what a seat sees now."""
        if seat not in self._seen:
            self._seen[seat] = _digest(self.configured.hidden(self.state, seat).tobytes())
        return self._seen[seat]

    def recall(self, seat: int) -> bytes:
        """A digest of all that a seat has seen and done since the deal."""
        unread: list[HistoryNode] = []
        node: HistoryNode | None = self
        while node is not None and seat not in node._recalled:
            unread.append(node)
            node = node.before
        known = b"" if node is None else node._recalled[seat]
        for later in reversed(unread):
            own = later.move if later.mover == seat else -1
            known = _digest(known + later.seen(seat) + b"%d" % own)
            later._recalled[seat] = known
        return known

    def imagined(self, seat: int, seed: int) -> HistoryNode:
        """A node that the seat cannot tell from this one; what the others remember is left blank."""
        state = self.configured.hidden(self.state, seat)
        entry_points.determinize(self.configured.board, state, seat, key_from_seed(seed))
        twin = HistoryNode(self.configured, state)
        twin._recalled = dict.fromkeys(range(self.configured.seats), b"")
        twin._recalled[seat] = self.recall(seat)
        return twin


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=DIGEST).digest()


def _node(configured: ConfiguredGame, state: bytes, recalled: list[bytes]) -> HistoryNode:
    node = HistoryNode(configured, np.frombuffer(state, configured.game.state).copy())
    node._recalled = dict(enumerate(recalled))
    return node


# ---- What OpenSpiel asks for


class SetuState(pyspiel.State):
    """A position; before the deal it has no node yet."""

    def __init__(self, game: SetuGame) -> None:
        super().__init__(game)
        self._node: HistoryNode | None = None

    # OpenSpiel clones a state by copying `__dict__` deeply, and pickles it to serialise: `_snapshot` is all there is.

    def current_player(self) -> int:
        return CHANCE if self._node is None else self._node.player

    def is_terminal(self) -> bool:
        return self._node is not None and self._node.player == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        node = self._dealt()
        numbers: list[int] = node.configured.moves(node.state, player).tolist()
        return numbers

    def _apply_action(self, action: int) -> None:
        if self._node is None:
            self._node = self.get_game().deal(action)
        else:
            node = self._node  # OpenSpiel does not check what it is given
            refuse_illegal(node.configured, node.state, node.player, action)
            self._node = node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        node = self._dealt()
        configured, state = node.configured, node.state
        if entry_points.why_not(configured.board, state, player, action):
            return f"move {action}"
        remark = np.zeros(1, np.int64)
        entry_points.remarks(configured.board, state, player, np.array([action], np.int32), remark)
        return configured.game.words.notation(configured.b, record_view(state[0]), player, action, int(remark[0]))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        node = self._dealt()
        return gains(node.configured, node.state)

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> SetuState:
        """A state that the player cannot tell from this one, all else imagined anew; it has no history."""
        state: SetuState = self.get_game().new_initial_state()
        state._node = self._dealt().imagined(player, int(random() * (1 << 53)))
        return state

    def observation(self, player: int) -> Observation:
        """What a bot of Setu is given at this seat."""
        node = self._dealt()
        configured = node.configured
        return Observation(configured.game, configured.board, configured.hidden(node.state, player), player)

    def __str__(self) -> str:
        if self._node is None:
            return "before the deal"
        state = self._node.state
        return f"{draw(self._node.configured, state)}\n{_digest(state.tobytes()).hex()}"

    def _dealt(self) -> HistoryNode:
        if self._node is None:
            raise pyspiel.SpielError("the game is not dealt yet: apply a chance outcome first")
        return self._node


class SetuGame(pyspiel.Game):
    """One game with its parameters."""

    kind: Game
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {name: _plain(value) for name, value in (params or {}).items()}
        players = int(given.pop("players", self.kind.seats[0]))
        self.deals = int(given.pop("deals", DEALS))
        if self.deals < 1:
            raise BadOptions(engine_text("option-value", option="deals", value=str(self.deals), expected="1 …"))
        self.configured = open_game(self.kind, players, given)
        super().__init__(self.game_type, self._info(), self._chosen())

    def __reduce_ex__(self, protocol: Any) -> Any:
        return pyspiel.load_game, (str(self),)

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.configured.move_numbers,
            max_chance_outcomes=self.deals,
            num_players=self.configured.seats,
            min_utility=-1 / (self.configured.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.configured.longest,
        )

    def _chosen(self) -> dict[str, Any]:
        """The parameters that are not as by default: they name the game in a serialised state."""
        usual: dict[str, Any] = {**self.kind.studied()}
        usual |= {"players": self.kind.seats[0], "deals": DEALS}
        asked = {**dict(self.configured.options), "players": self.configured.seats, "deals": self.deals}
        return {name: value for name, value in asked.items() if value != usual[name]}

    def new_initial_state(self) -> SetuState:
        return SetuState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def deal(self, seed: int) -> HistoryNode:
        """The first node under one of the seeds."""
        if not 0 <= seed < self.deals:
            expected = f"0 – {self.deals - 1}"
            raise BadOptions(engine_text("option-value", option="deal", value=str(seed), expected=expected))
        return HistoryNode(self.configured, self.configured.deal(key_from_seed(seed)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SetuObserver:
        if params:
            raise pyspiel.SpielError(f"these games know no observation parameters, not {dict(params)}")
        return SetuObserver(self.configured, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SetuObserver:
    """What a player, or with no private information a spectator, observes."""

    def __init__(self, configured: ConfiguredGame, kind: Any) -> None:
        self.configured = configured
        self.recalls = bool(kind.perfect_recall)
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(configured.feature_size, np.float32)
        self.dict = {"info_state" if self.recalls else "observation": self.tensor}

    def set_from(self, state: SetuState, player: int) -> None:
        self.tensor.fill(0)
        node = state._node
        if node is not None and not self.public:
            self.tensor[:] = self.configured.features(node.state, player)

    def string_from(self, state: SetuState, player: int) -> str:
        node = state._node
        if node is None:
            return ""
        seat = SPECTATOR if self.public else player
        return (node.recall(seat) if self.recalls else node.seen(seat)).hex()


# ---- Playouts for OpenSpiel's searches


@compiled
def _playouts(
    board: Any, states: Any, count: int, players: Any, watcher: Any, made: Any, outcome: Any, gains: Any
) -> None:
    """Play `states[0]` to its end `count` times at random."""
    for number in range(count):
        states[1] = states[0]
        play_on(board[0], states[1], 0, 0, players, watcher, made, outcome, GO_ON, 0)
        write_gains(outcome, len(outcome), gains[number])


class Playouts:
    """An evaluator for OpenSpiel's Python searches: the mean of random playouts, each compiled from first to last."""

    def __init__(self, count: int = 1, seed: int = 0) -> None:
        self.count = count
        self._rng: Rng = new_rng(seed)

    def evaluate(self, state: SetuState) -> NDArray[np.float64]:
        """The mean return of every player."""
        node = state._dealt()
        configured = node.configured
        states = new_states(configured.game.state, 2)
        states[0] = node.state[0]
        outcome, gained = np.zeros((configured.seats, 2), np.int64), np.zeros((self.count, configured.seats))
        players = Uniform(self._rng.reshape(1, -1), np.zeros((1, configured.most_moves), np.int32))
        made = np.zeros(1, np.int32)
        _playouts(configured.board, states, self.count, players, Unwatched(), made, outcome, gained)
        return gained.mean(axis=0)

    def prior(self, state: SetuState) -> list[tuple[int, float]]:
        """Every legal move alike."""
        legal: Sequence[int] = state.legal_actions()
        return [(move, 1 / len(legal)) for move in legal]


# ---- Registration


def _plain(value: Any) -> Any:
    """A parameter as Python has it; OpenSpiel hands defaults over wrapped."""
    return value.value() if hasattr(value, "value") else value


def _parameter(option: Option, value: Value) -> Any:
    return int(value) if isinstance(option, Count) else str(value)


def _game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    information = kinds.Information
    return kinds(
        short_name=short_name(game),
        long_name=game.title if isinstance(game.title, str) else game.title.say("en"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if game.hidden else information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "deals": DEALS,
            **{name: _parameter(game.options.known[name], value) for name, value in game.studied().items()},
        },
    )


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for game in games().values():
        if short_name(game) not in known:
            kind = _game_type(game)
            pyspiel.register_game(kind, type(short_name(game), (SetuGame,), {"kind": game, "game_type": kind}))


register()
