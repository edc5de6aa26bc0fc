# What is said when there is nothing to teach.

no-lesson = There is no guided first game of { $game } yet.
