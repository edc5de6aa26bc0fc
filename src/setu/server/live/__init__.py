"""Tables in memory, and all that goes on by itself: bots, clocks, hints, reviews, what each viewer is sent."""
