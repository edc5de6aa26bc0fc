"""A lesson as it is written: `texts/lesson.<game>.<language>.md`.

    # Your first game of Quarry
    > scene: start

    ## One stone
    Put a span on the board.
    > play: span e2-e5
    > reply: block c4

A step asks for one thing. `play` is what the player is to do (several moves: one after the other), `or` names others
that are as good, `try` a move that a rule forbids, so that its reason is met once; with none of them the step is only
read. `reply` is what the others do then. `scene` lays another position out first.
"""

from __future__ import annotations

from dataclasses import dataclass

from setu.learn.markdown import BadLesson, Section, listed, read, sections

_ORDERS = {"scene", "play", "or", "try", "reply"}


@dataclass(frozen=True)
class LessonStep:
    """Something to do or to read."""

    heading: str
    text: str
    scene: str = ""
    plays: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    forbidden: str = ""
    replies: tuple[str, ...] = ()

    @property
    def task(self) -> str:
        """`play`, `try` or `read`."""
        return "play" if self.plays else "try" if self.forbidden else "read"

    @property
    def bones(self) -> tuple[object, ...]:
        """All that is the same in every language."""
        return self.scene, self.plays, self.others, self.forbidden, self.replies


@dataclass(frozen=True)
class Script:
    """A lesson: its title and its steps; the first one names the scene it begins with."""

    title: str
    steps: tuple[LessonStep, ...]


def script(package: str, game: str, language: str) -> Script:
    """The lesson of a game in a language."""
    title, *steps = sections(read(package, f"lesson.{game}.{language}.md"))
    if not steps or not steps[0].order("scene"):
        raise BadLesson(f"{game} in {language}: the first step says with which scene it begins")
    return Script(title.heading, tuple(_step(step) for step in steps))


def _step(section: Section) -> LessonStep:
    unknown = {word for word, _ in section.orders} - _ORDERS
    step = LessonStep(
        heading=section.heading,
        text=section.text,
        scene=section.order("scene"),
        plays=tuple(listed(section.order("play"))),
        others=tuple(listed(section.order("or"))),
        forbidden=section.order("try"),
        replies=tuple(listed(section.order("reply"))),
    )
    if unknown or (step.plays and step.forbidden) or (step.others and len(step.plays) != 1):
        raise BadLesson(f"step {step.heading!r} cannot be followed: {section.orders}")
    return step
