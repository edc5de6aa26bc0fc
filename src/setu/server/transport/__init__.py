"""The socket: frames of uvicorn, the conversation of one page, limits."""
