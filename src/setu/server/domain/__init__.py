"""A table as a pure function of its events: what a command leads to, who may do what, whose clock runs.

No asyncio, no files, nothing of the page.
"""
