"""Learning a game: a guided first game and the pictures of its rules.

`markdown` reads the files, `scene` lays a position out, `script` is a lesson as it is written, `lesson` the same played
on a real table, `figures` the pictures beside the rules. The words of a game are in its `texts` folder: `scenes.md`
(positions, the same for all readers), `lesson.<game>.<language>.md` and `figures.<language>.md`.
"""

from __future__ import annotations

from setu.learn.figures import Figure, figures
from setu.learn.lesson import Lesson, LessonFrame, NoLesson, Snapshot, lesson
from setu.learn.scene import StudyPosition, scenes

__all__ = ["Figure", "Lesson", "LessonFrame", "NoLesson", "Snapshot", "StudyPosition", "figures", "lesson", "scenes"]
