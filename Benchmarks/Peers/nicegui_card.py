"""The measured card in NiceGUI: nicegui_card.py PORT"""

import sys

from nicegui import ui

FACTS = [
    ("Height", "3,776 m"), ("Rank", "1"), ("Ascent", "6 h"), ("Season", "Jul–Sep"),
    ("Climbers", "200,000"), ("Last eruption", "1707"),
]


@ui.page("/")
def card() -> None:
    visits = 0

    def add() -> None:
        nonlocal visits
        visits += 1
        counter.set_text(f"count {visits}")

    with ui.card():
        ui.label("Mount Fuji").classes("text-h5")
        ui.label("The highest mountain of Japan, seen from far away on a clear winter morning.")
        for name, value in FACTS:
            with ui.row():
                ui.icon("place")
                ui.label(name)
                ui.label(value)
        counter = ui.label("count 0")
        ui.button("Add", on_click=add)


ui.run(host="127.0.0.1", port=int(sys.argv[1]), show=False, reload=False)
