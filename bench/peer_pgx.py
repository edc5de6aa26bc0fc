"""Pgx, compiled by JAX for one CPU core: random play of many games at once, and of one (run by `bench/run.py`).

A unit is a stretch of steps inside one compiled loop, a finished game begun anew, as Pgx is meant to be run. What is
counted is environment steps, observations and masks included; with one game, every step waits for the last.
"""

import importlib.metadata
import os

os.environ.setdefault("JAX_PLATFORMS", "cpu")
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from stopwatch import rate, report

GAMES = ("backgammon", "hex", "go_9x9")
STEPS = {1: 256, 1024: 8}  # steps in one stretch, by how many games are played side by side
VERSION = f"{importlib.metadata.version('pgx')}, JAX {importlib.metadata.version('jax')}"


def stretch(env, together):
    """A compiled stretch of random play, and the states it begins with."""
    step = auto_reset(env.step, env.init)

    def move(state, key):
        choice, luck = jax.random.split(key)
        likely = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice, likely, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(luck, together)), None

    @jax.jit
    def play(state, key):
        key, own = jax.random.split(key)
        state, _ = jax.lax.scan(move, state, jax.random.split(own, STEPS[together]))
        return state, key

    key = jax.random.PRNGKey(42)
    return play, (jax.jit(jax.vmap(env.init))(jax.random.split(key, together)), key)


for name in GAMES:
    for together, steps in STEPS.items():
        play, now = stretch(pgx.make(name), together)
        held = [now]

        def unit(play=play, held=held, made=together * steps):
            held[0] = play(*held[0])
            jax.block_until_ready(held[0])
            return made

        title = f"Pgx {name}, {together} at once, one core"
        report(title, version=VERSION, unit="array steps", **rate(unit))
