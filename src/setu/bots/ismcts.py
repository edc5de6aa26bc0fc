"""Search by imagined worlds: information-set Monte Carlo tree search for every game, compiled whole.

Each iteration imagines what the seat cannot see, walks down the tree, plays on a little, judges the position by
the game's own estimate and carries that judgement back up, one chance per seat.

A node is what the decider knows: the searching seat's nodes are found by its hidden record, the others' by what
everybody sees. So no choice in the tree can depend on a secret that its maker does not know, and secret choices
made at the same time are independent of each other: who has chosen already is thought of as still choosing, with as
much sense as the searcher. Chance and unseen cards come from the imagined world.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from setu.bots.simple import DETERMINIZED, SEEN, SLOTS, WORLD, bot_move
from setu.engine import contract
from setu.engine.contract import SPECTATOR
from setu.engine.exponential import exp
from setu.engine.record_view import record_dtype
from setu.engine.rng import KEY_WORDS, rng_below
from setu.engine.rule import compiled, rule
from setu.engine.simulate import lowest_seat

_pending, _moves, _play, _hide = contract.pending, contract.moves, contract.play, contract.hide
_determinize, _evaluate, _reopen = contract.determinize, contract.evaluate, contract.reopen
_narrow, _forced = contract.narrow, contract.forced

MOST_SEATS = 6
NODE = record_dtype([("key", "<i8"), ("edge", "<i4"), ("visits", "<i4"), ("whole", "<i4")])
EDGE = record_dtype(
    [
        ("move", "<i4"),
        ("next", "<i4"),  # another edge of the same node, or NONE
        ("visits", "<i4"),
        ("seen", "<i4"),  # how often the move was legal when its node was visited
        ("looked", "<i4"),  # at the root: with how much effort no reply was found that wins for certain; or REFUTED
        ("prior", "<f4"),
        ("value", "<f4", (MOST_SEATS,)),  # sum of the judgements, per seat
    ]
)
# How to think: what the game's `SearchSettings` say, by their names.
SEARCH = record_dtype(
    [
        ("horizon", "<i8"),
        ("horizon_rounds", "<i8"),
        ("playout_candidates", "<i8"),
        ("determinizations", "<i8"),
        ("c_puct", "<f8"),
        ("prior_temperature", "<f8"),
        ("sigma", "<f8"),
    ]
)
NONE = -1
# What `counts` holds: room used, and at the root the pass, its next candidate and how many there are; whether the move
# has been made already in the world that is there: then what came of it is judged, not what may come of it; and whether
# the best candidate has stood a look.
NODES_USED, EDGES_USED, PASSES, NEXT, CANDIDATES, MADE, STANDS = range(7)
COUNTS = 7

# More slots of the work array: one to hide or to try a move in.
TRIED, HIDDEN = SLOTS, SLOTS + 1
ALL_SLOTS = SLOTS + 2

KEPT = 64  # of more moves than that, a node keeps those with the best estimates
DEEPEST = 64
FIRST_WIDTH = 8  # candidates at the root to begin with; they become more with the passes
REFUTED = -1
FIRST_EFFORT = 500  # positions that are looked at for a sure win before anything else
EXPLORATION_FLOOR = 0.25  # the share of attention that goes to all moves alike
HASH = 0x2545F4914F6CDD1D
MASK = (1 << 62) - 1


class Workspace(NamedTuple):
    """What a bot thinks with at one decision."""

    states: Any  # [slot]
    words: Any  # [slot, word]: the same
    listed: Any  # [move]
    keys: Any  # [world, word]; of one world alone where nothing is hidden
    chances: Any  # [seat]


class Tree(NamedTuple):
    """What it has thought of, kept from move to move; and what it needs on the way down."""

    nodes: Any
    edges: Any
    counts: Any
    edge_of: Any  # [move number]: where a node's edge with this move is, plus one
    path: Any  # [step]: the edges taken
    priors: Any  # [move]
    candidates: Any  # edges of the root, in the pass at hand


@compiled
def search_some(
    error_rate: int, board: Any, seat: int, rng: Any, work: Any, tree: Any, settings: Any, iterations: int
) -> int:
    """A simple bot's move; or, with `iterations`, so many more of a search, and the root's node.

    With less than none, one look for wins that are certain instead, with so much effort.
    """
    b, how, states = board[0], settings[0], work.states
    if iterations == 0:
        return bot_move(error_rate, b, states, seat, rng, work.listed, work.keys, work.chances)
    _reopen(b, states[SEEN], seat)
    root = find_node(tree, information_set_key(b, work, SEEN, seat, seat))
    if iterations < 0:
        look(b, seat, work, tree, root, how.sigma, -iterations)
        return root
    counts, simultaneous = tree.counts, is_simultaneous(_pending(b, states[SEEN]))
    for _ in range(iterations):
        if counts[NEXT] == counts[CANDIDATES]:
            determinize_anew(b, seat, rng, work, how.determinizations)
            if tree.nodes[root].edge == NONE:
                states[WORLD] = states[DETERMINIZED]
                found = narrow_root(b, states[WORLD], seat, work.listed)
                expand(b, seat, found, work, tree, root, how.prior_temperature)
            begin_pass(tree, root, seat, how.sigma)
        edge = tree.candidates[counts[NEXT]]
        counts[NEXT] += 1
        tree.nodes[root].visits += 1
        states[WORLD] = states[DETERMINIZED]
        if counts[MADE] == 0:
            _play(b, states[WORLD], seat, tree.edges[edge].move)
        tree.path[0] = edge
        depth = descend(b, seat, work, tree, how, simultaneous)
        rollout(b, seat, rng, work, how, tree.path[depth])
        _evaluate(b, states[WORLD], work.chances)
        carry_up(tree, depth, work.chances)
    return root


@rule
def carry_up(tree: Any, depth: int, chances: Any) -> None:
    """What the position at its end is worth to every seat, along the whole path."""
    for step in range(depth):
        edge = tree.path[step]
        tree.edges[edge].visits += 1
        for one in range(len(chances)):
            tree.edges[edge].value[one] += chances[one]


# ---- the root: all candidates meet the same worlds and the same chance, pass by pass


@rule
def determinize_anew(b: Any, seat: int, rng: Any, work: Any, determinizations: int) -> None:
    """A world for the next pass, with its chance: of a few guesses the worst, for the others choose with sense too."""
    states, key, chances = work.states, work.keys[0], work.chances
    worst = 2.0
    if is_simultaneous(_pending(b, states[SEEN])):
        determinizations = 1  # the others' choices are in the tree
    for _ in range(determinizations):
        for word in range(KEY_WORDS):
            key[word] = rng_below(rng, 1 << 31)
        states[WORLD] = states[SEEN]
        _determinize(b, states[WORLD], seat, key)
        if determinizations > 1:
            _evaluate(b, states[WORLD], chances)
        if determinizations == 1 or chances[seat] < worst:
            worst = chances[seat]
            states[DETERMINIZED] = states[WORLD]


@rule
def begin_pass(tree: Any, root: int, seat: int, sigma: float) -> None:
    """Who takes part: those that may still turn out the best, and with every pass more of those not yet tried."""
    edges, counts = tree.edges, tree.counts
    best = -1.0
    edge, last = tree.nodes[root].edge, NONE
    while edge != NONE:
        if edges[edge].visits > 0 and edges[edge].looked != REFUTED:
            best = max(best, cautious(edges, edge, seat, sigma))
        last = edge
        edge = edges[edge].next
    width = FIRST_WIDTH + int(2.0 * math.sqrt(counts[PASSES]))
    counts[PASSES] += 1
    counts[NEXT] = 0
    counts[CANDIDATES] = 0
    standing = 0
    for edge in range(last, tree.nodes[root].edge + 1):
        if edges[edge].looked != REFUTED:
            standing += 1
            if cautious(edges, edge, seat, -sigma) >= best if edges[edge].visits > 0 else standing <= width:
                tree.candidates[counts[CANDIDATES]] = edge
                counts[CANDIDATES] += 1


@rule
def cautious(edges: Any, edge: int, seat: int, sigma: float) -> float:
    """What a visited move is worth at least (or, with less than no sigma, at most) as far as was seen."""
    visits = edges[edge].visits
    return edges[edge].value[seat] / visits - sigma / math.sqrt(visits)


# ---- what is certain, in games that can tell


@rule
def narrow_root(b: Any, s: Any, seat: int, listed: Any) -> int:
    """The moves worth a thought; of a sure win that takes several moves, its first alone."""
    win = _forced(b, s, seat, FIRST_EFFORT, listed)
    if win == NONE:
        return _narrow(b, s, seat, listed)
    listed[0] = win
    return 1


@rule
def look(b: Any, seat: int, work: Any, tree: Any, root: int, sigma: float, effort: int) -> None:
    """With so much effort: can the seat win for certain? Else, if somebody can after the best move, that one goes."""
    states, edges, counts = work.states, tree.edges, tree.counts
    counts[STANDS] = 1
    best, others = best_standing(tree, root, seat, sigma)
    if others < 1:
        return
    states[WORLD] = states[SEEN]
    is_news = effort > FIRST_EFFORT and edges[best].looked < effort
    win = _forced(b, states[WORLD], seat, effort, work.listed) if is_news else NONE
    if win != NONE:
        keep_alone(tree, root, win)
        return
    _play(b, states[WORLD], seat, edges[best].move)
    pending = _pending(b, states[WORLD])
    if pending == 0 or edges[best].looked >= effort or decider(pending, seat) == seat:
        return
    if _forced(b, states[WORLD], lowest_seat(pending), effort, work.listed) == NONE:
        edges[best].looked = effort
    else:
        edges[best].looked = REFUTED
        edges[best].value[seat] = 0.0
        counts[STANDS] = 0
        counts[NEXT] = counts[CANDIDATES]


@rule
def best_standing(tree: Any, root: int, seat: int, sigma: float) -> tuple[int, int]:
    """Of the candidates that nobody has refuted, the best that was tried; and how many there are beside it."""
    edges = tree.edges
    best, best_value, standing = NONE, -2.0, 0
    edge = tree.nodes[root].edge
    while edge != NONE:
        if edges[edge].looked != REFUTED:
            standing += 1
            value = cautious(edges, edge, seat, sigma) if edges[edge].visits > 0 else -1.0
            if value > best_value:
                best, best_value = edge, value
        edge = edges[edge].next
    return best, standing - 1


@rule
def keep_alone(tree: Any, root: int, move: int) -> None:
    """All but one move of the root are forgotten."""
    edge = tree.nodes[root].edge
    while edge != NONE and tree.edges[edge].move != move:
        edge = tree.edges[edge].next
    if edge == NONE and add_edge(tree, root, move, 1.0):
        edge = tree.nodes[root].edge
    if edge != NONE:
        tree.edges[edge].next = NONE
        tree.nodes[root].edge = edge
        tree.counts[NEXT] = tree.counts[CANDIDATES]


# ---- down the tree


@rule
def descend(b: Any, seat: int, work: Any, tree: Any, how: Any, simultaneous: int) -> int:
    """Walk from a candidate to a position that the tree does not hold yet; returns how many edges were taken.

    Behind the path stands whether the position before was a choice of several seats; the next such choice is the
    horizon of the tree. Where nothing is hidden the moves of a node are always the same, and are listed once.
    """
    states, listed, nodes = work.states, work.listed, tree.nodes
    is_open = len(work.keys) == 1
    depth = 1
    pending = _pending(b, states[WORLD])
    while pending != 0 and depth < DEEPEST and simultaneous >= is_simultaneous(pending):
        simultaneous = is_simultaneous(pending)
        one = decider(pending, seat)
        found = 0 if is_open else _narrow(b, states[WORLD], one, listed)
        if found == 1:
            _play(b, states[WORLD], one, listed[0])
        else:
            node = find_node(tree, information_set_key(b, work, WORLD, one, seat))
            if node == NONE:
                break
            nodes[node].visits += 1
            if nodes[node].edge == NONE:
                if nodes[node].visits == 1:
                    break
                if is_open:
                    found = _narrow(b, states[WORLD], one, listed)
                expand(b, one, found, work, tree, node, how.prior_temperature)
            elif is_open:
                found = list_edges(tree, node, listed)
            edge = select(tree, node, one, listed, found, how.c_puct)
            if edge == NONE:
                break
            tree.path[depth] = edge
            depth += 1
            _play(b, states[WORLD], one, tree.edges[edge].move)
        pending = _pending(b, states[WORLD])
    tree.path[depth] = simultaneous
    return depth


@rule
def is_simultaneous(pending: int) -> int:
    """Do several seats owe a choice?"""
    return 1 if pending & (pending - 1) != 0 else 0


@rule
def decider(pending: int, seat: int) -> int:
    """Who decides next: the searching seat if it may, else the first that does."""
    return seat if pending >> seat & 1 else lowest_seat(pending)


@rule
def information_set_key(b: Any, work: Any, slot: int, one: int, seat: int) -> int:
    """A number for all that the decider can base a choice on."""
    states, words = work.states, work.words
    states[HIDDEN] = states[slot]
    _hide(b, states[HIDDEN], seat if one == seat else SPECTATOR)
    number = one + 1
    for word in range(words.shape[1]):
        number = ((number ^ int(words[HIDDEN, word])) * HASH) & MASK
        number ^= number >> 31
    return number | 1


@rule
def find_node(tree: Any, key: int) -> int:
    """The node of this information set, a new one if need be; NONE when there is no room."""
    nodes = tree.nodes
    last = len(nodes) - 1
    node = key >> 20 & last
    while nodes[node].key != 0 and nodes[node].key != key:
        node = (node + 1) & last
    if nodes[node].key == 0:
        if tree.counts[NODES_USED] * 2 > last:
            return NONE
        tree.counts[NODES_USED] += 1
        nodes[node].key = key
        nodes[node].edge = NONE
        nodes[node].visits = 0
    return node


@rule
def expand(b: Any, one: int, found: int, work: Any, tree: Any, node: int, prior_temperature: float) -> None:
    """Give a node its edges: the moves with the best estimates right after them, the better the more attention."""
    states, listed, chances = work.states, work.listed, work.chances
    edges, counts, priors = tree.edges, tree.counts, tree.priors
    best = 0.0
    for place in range(found):
        states[TRIED] = states[WORLD]
        _play(b, states[TRIED], one, listed[place])
        _evaluate(b, states[TRIED], chances)
        priors[place] = chances[one]
        best = max(best, priors[place])
    kept = min(found, KEPT)
    tree.nodes[node].whole = 1 if kept == found else 0
    total = 0.0
    first = counts[EDGES_USED]
    for _ in range(kept):
        place = 0
        for other in range(1, found):
            if priors[other] > priors[place]:
                place = other
        if not add_edge(tree, node, listed[place], exp((priors[place] - best) / prior_temperature)):
            break
        total += edges[counts[EDGES_USED] - 1].prior
        priors[place] = -1.0
    for edge in range(first, counts[EDGES_USED]):
        edges[edge].prior = EXPLORATION_FLOOR / kept + (1.0 - EXPLORATION_FLOOR) * edges[edge].prior / total


@rule
def list_edges(tree: Any, node: int, listed: Any) -> int:
    """The moves that a node keeps."""
    found = 0
    edge = tree.nodes[node].edge
    while edge != NONE:
        listed[found] = tree.edges[edge].move
        found += 1
        edge = tree.edges[edge].next
    return found


@rule
def add_edge(tree: Any, node: int, move: int, prior: float) -> bool:
    """One more edge of a node, if there is room."""
    edges, edge = tree.edges, tree.counts[EDGES_USED]
    if edge == len(edges):
        return False
    tree.counts[EDGES_USED] += 1
    edges[edge].move = move
    edges[edge].prior = prior
    edges[edge].visits = 0
    edges[edge].seen = 0
    edges[edge].looked = 0
    for one in range(MOST_SEATS):
        edges[edge].value[one] = 0.0
    edges[edge].next = tree.nodes[node].edge
    tree.nodes[node].edge = edge
    return True


@rule
def select(tree: Any, node: int, one: int, listed: Any, found: int, c_puct: float) -> int:
    """The legal edge that promises most, for its value or because it was tried too rarely; NONE if none is legal."""
    nodes, edges, edge_of = tree.nodes, tree.edges, tree.edge_of
    edge = nodes[node].edge
    while edge != NONE:
        edge_of[edges[edge].move] = edge + 1
        edge = edges[edge].next
    visits, value = 0, 0.0
    for place in range(found):
        unlisted = edge_of[listed[place]] == 0 and nodes[node].whole == 1
        if unlisted and add_edge(tree, node, listed[place], 1.0 / found):
            edge_of[listed[place]] = nodes[node].edge + 1
        edge = edge_of[listed[place]] - 1
        if edge >= 0:
            visits += edges[edge].visits
            value += edges[edge].value[one]
    unknown = value / visits if visits > 0 else 0.5
    best, best_score = NONE, -1.0
    for place in range(found):
        edge = edge_of[listed[place]] - 1
        if edge >= 0:
            edges[edge].seen += 1
            tried = edges[edge].visits
            score = edges[edge].value[one] / tried if tried > 0 else unknown
            score += c_puct * edges[edge].prior * math.sqrt(edges[edge].seen) / (1 + tried)
            if score > best_score:
                best, best_score = edge, score
    edge = nodes[node].edge
    while edge != NONE:
        edge_of[edges[edge].move] = 0
        edge = edges[edge].next
    return best


# ---- beyond the tree


@rule
def rollout(b: Any, seat: int, rng: Any, work: Any, how: Any, simultaneous: int) -> None:
    """Play some moves more, the best of a few each time, into a number of choices that all make in common."""
    states = work.states
    before, entered = simultaneous, 0
    for _ in range(how.horizon):
        pending = _pending(b, states[WORLD])
        if is_simultaneous(pending) > before:
            entered += 1
        if pending == 0 or entered > how.horizon_rounds:
            break
        before = is_simultaneous(pending)
        one = decider(pending, seat)
        found = _moves(b, states[WORLD], one, work.listed)
        _play(b, states[WORLD], one, good_move(b, one, found, rng, work, how.playout_candidates))


@rule
def good_move(b: Any, one: int, found: int, rng: Any, work: Any, playout_candidates: int) -> int:
    """The best of a few moves by estimate, or of all where there are no more than that."""
    states, listed, chances = work.states, work.listed, work.chances
    first = rng_below(rng, found)
    if found == 1 or playout_candidates == 1:
        return listed[first]
    best, best_value = first, -1.0
    for number in range(min(playout_candidates, found)):
        place = (first + number) % found if playout_candidates >= found or number == 0 else rng_below(rng, found)
        states[TRIED] = states[WORLD]
        _play(b, states[TRIED], one, listed[place])
        _evaluate(b, states[TRIED], chances)
        if chances[one] > best_value:
            best, best_value = place, chances[one]
    return listed[best]
