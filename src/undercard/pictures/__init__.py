"""Pictures of games: the card of a finished game as PNG, a moment as an animated GIF.

A picture is SVG text, drawn from views and events, and rasterised without a browser.
"""
