"""Values of every shape, right and wrong, as `hypothesis` thinks of them."""

from hypothesis import strategies as st

# What a type of the program looks like, which no sentence for a person or a model may name.
INTERNAL = ["Swift.", "IntentSystem", "AppIntents", "ParameterValue", "Optional("]
TEXTS = st.one_of(
    st.text(max_size=40),
    st.sampled_from([
        "", " ", "0", "-1", "1e999", "NaN", "-inf", "٣", "2026-02-30", "2026-11-22T25:61", "12:60", "PT", "P1Y",
        "5 km", "5 blue", "1 EUR", "https://", "javascript:alert(1)", "file:///etc/passwd", "../../etc/passwd", "h1",
        "\u202e", "\u0000", "e\u0301" * 20, "<script>", "%00", "name is x", "weight > ", "weight between 1 and"]))
NUMBERS = st.one_of(
    st.integers(-(2**70), 2**70), st.floats(allow_nan=False, allow_infinity=False), st.sampled_from([2**63, -(2**63)]))
NAMES = st.sampled_from(["type", "value", "unit", "property", "comparison", "amount", "currency", "name", "x"])
ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.one_of(NAMES, TEXTS), inner, max_size=4)),
    max_leaves=8)
