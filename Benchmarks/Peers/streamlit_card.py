"""The measured card in Streamlit; Benchmarks/tap.py starts it with `streamlit run`."""

import streamlit

FACTS = [
    ("Height", "3,776 m"), ("Rank", "1"), ("Ascent", "6 h"), ("Season", "Jul–Sep"),
    ("Climbers", "200,000"), ("Last eruption", "1707"),
]

state = streamlit.session_state
if "visits" not in state:
    state.visits = 0


def add() -> None:
    state.visits += 1


streamlit.header("Mount Fuji")
streamlit.write("The highest mountain of Japan, seen from far away on a clear winter morning.")
for name, value in FACTS:
    streamlit.write(f"{name}: {value}")
streamlit.text(f"count {state.visits}")
streamlit.button("Add", on_click=add)
