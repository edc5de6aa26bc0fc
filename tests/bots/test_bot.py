"""Bots see only what their seat sees, answer alike from the same luck, keep their budget, and give a reason."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

import setu
from setu import Table
from setu.bots import BOTS, LEVELS, Player, advise, choose, read_bot, style, think, title
from setu.bots.bot import SearchTree, legal_moves
from setu.engine import entry_points
from setu.engine.observation import Observation
from setu.engine.rng import key_from_seed, new_rng
from setu.engine.texts import LANGUAGES

SEATS = {"river-dragons": 3, "sunderbans": 2, "sangram": 3, "ramas-bridge": 3, "quarry": 2}
QUICK = ("random", "greedy", *LEVELS[:-1], "search:40")


def some_moves_later(game, moves, seed=1):
    """A table after some random moves."""
    table = Table(game, SEATS[game], seed=seed)
    for _ in range(moves):
        table.play(choose("random", table.observation(), new_rng(seed, table.log[-1].number)))
    return table


def twin_sights(table, seat):
    """What the seat sees of two worlds that differ only in what it may not know."""
    for number in (1, 2):
        world = table.hidden(seat)
        entry_points.determinize(table._board, world, seat, key_from_seed(number))
        entry_points.hide(table._board, world, seat)
        yield Observation(table.game, table._board, world, seat)


@pytest.mark.parametrize("moves", [0, 23])
@pytest.mark.parametrize("game", SEATS)
def test_what_a_seat_may_not_know_changes_no_move_of_any_bot(game, moves):
    table = some_moves_later(game, moves)
    for seat in table.pending:
        one, other = twin_sights(table, seat)
        for bot in QUICK:
            assert choose(bot, one, new_rng(5)) == choose(bot, other, new_rng(5))


@pytest.mark.parametrize("game", SEATS)
def test_the_same_luck_gives_the_same_advice(game):
    observation = some_moves_later(game, 15).observation()
    if len(legal_moves(observation)) > 1:
        assert advise(observation, iterations=60, rng=new_rng(3)) == advise(observation, iterations=60, rng=new_rng(3))


@pytest.mark.parametrize("game", ["river-dragons", "sunderbans", "sangram"])
def test_a_search_that_is_asked_last_thinks_as_if_it_were_asked_first(game):
    """DL-10, SG-10: whoever has chosen in secret might as well choose later."""
    table = Table(game, SEATS[game], seed=1)
    last = table.seats - 1
    asked_first = table.observation(last)
    while table.pending != (last,):
        table.play(choose("random", table.observation(), new_rng(4, table.log[-1].number)))
    asked_last = table.observation(last)
    assert asked_last.state.tobytes() != asked_first.state.tobytes()
    advice = [advise(observation, iterations=80, rng=new_rng(3)) for observation in (asked_first, asked_last)]
    assert advice[0] == advice[1]


def test_every_game_of_the_house_is_tried():
    assert set(SEATS) == set(setu.games())


@pytest.mark.parametrize("game", SEATS)
def test_advice_keeps_its_budget_and_shares_one_win(game):
    table = Table(game, SEATS[game], seed=2)
    observation = table.observation()
    advice = advise(observation, iterations=50)
    assert sum(advised.visits for advised in advice.moves) == 50
    assert {advised.move for advised in advice.moves} <= set(legal_moves(observation))
    assert advice.moves[0].visits >= max(advised.visits for advised in advice.moves) / 4
    for chances in (advice.chances, *(advised.chances for advised in advice.moves)):
        assert len(chances) == table.seats
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("bot", ["newcomer", "learner", "friend", "expert"])
def test_no_level_misses_a_win_in_one(bot):
    table = Table("quarry", options={"starter": "black"}, seed=1)
    for move in ("span e2-e5", "block a5"):
        table.play(move)
    for number in range(5):
        again = table.copy()
        again.play(choose(bot, table.observation(), new_rng(number)))
        assert again.result.winners == (0,)


@pytest.fixture
def hands(monkeypatch):
    """The time by which a search goes: every iteration takes a tenth of a millisecond, on any machine."""
    found = SimpleNamespace(now=0.0, perf_counter=lambda: found.now)
    think_on = SearchTree.think

    def think(memory, slips, observation, rng, iterations):
        found.now += iterations / 10_000
        return think_on(memory, slips, observation, rng, iterations)

    monkeypatch.setattr("setu.bots.bot.time", found)
    monkeypatch.setattr(SearchTree, "think", think)
    return found


def test_a_search_ends_before_its_time_when_one_move_is_left(hands):
    table = some_moves_later("sangram", 5)
    advice = advise(table.observation(), seconds=120)
    assert len(advice.moves) > 1
    assert hands.now < 60


def test_a_thinker_goes_on_from_what_it_thought_before():
    table = Table("sunderbans", 2, seed=3)
    thinker = Player("search:200", new_rng(1))
    table.play(thinker.choose(table.observation(0)), 0)
    advice = thinker._tree.search(table.observation(0), new_rng(2), 1, None)
    assert sum(advised.visits for advised in advice.moves) > 20


@pytest.mark.parametrize("game", SEATS)
def test_a_search_says_what_it_expects_and_what_it_rejected(game):
    table = Table(game, SEATS[game], seed=4)
    thought = think("search:50", table.observation(), new_rng(1))
    sentences = {move.id: move.sentence for move in table.moves()}
    assert thought.rejected is not None
    assert thought.rejected != thought.move
    expected = {"en": "I expect to win", "fr": "Je compte gagner", "hi": "मेरी जीत की संभावना"}
    assert tuple(expected) == LANGUAGES
    for language, expects in expected.items():
        spoken = thought.reason.say(language)
        assert spoken.startswith(expects)
        assert sentences[thought.rejected].say(language) in spoken
    assert thought.move in sentences


@pytest.mark.parametrize("bot", BOTS[:5])
def test_a_simple_bot_gives_a_reason_too(bot):
    thought = think(bot, Table("sangram", 2, seed=4).observation(), new_rng(1))
    assert thought.rejected is None
    assert len({thought.reason.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_bots_that_are_not_there_are_refused():
    for name in ("grandmaster", "search:0", "search:0s", "search:", "search:-5", "search:1e3"):
        with pytest.raises(setu.BadOptions, match="newcomer, learner, friend, rival, expert, master"):
            read_bot(name)
    assert read_bot("search:500").iterations == 500
    assert read_bot("search:0.5s").seconds == 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_levels_have_a_name_and_a_style(level):
    assert all(title(level).say(language) for language in LANGUAGES)
    assert len({style(level).say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_search_lets_an_event_loop_go_on():
    observation = Table("sangram", 2, seed=1).observation()
    advise(observation, iterations=1)  # compiled by now

    async def turns_while_thinking(iterations):
        thinking = asyncio.create_task(asyncio.to_thread(advise, observation, iterations=iterations))
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0.001)
            turns += 1
        await thinking
        return turns

    # A loop that a search keeps waiting gets a turn or two, however long it lasts; a busy machine gives it fewer.
    lengths = (1000 << doubled for doubled in range(12))
    assert any(asyncio.run(turns_while_thinking(iterations)) > 20 for iterations in lengths)
