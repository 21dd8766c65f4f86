"""The style sheets of pages beside what cards are made of, as both draw one document."""

import re

from programs import ROOT

# One card with every kind of element is among them.
SNAPSHOTS = ROOT / "Tests/SnippetRenderingTests/Snapshots"


def bare_classes(stylesheet: str) -> set[str]:
    """The classes that rules begin with and nothing else, so that they are for all elements of them."""
    plain = re.sub(r"/\*.*?\*/", "", stylesheet, flags=re.DOTALL)
    selectors = [
        selector for rule in re.findall(r"([^{}]+)\{", plain)
        for selector in re.sub(r"\([^()]*\)", "", rule).split(",")]
    begun = (re.match(r"\s*\.([A-Za-z][\w-]*)(?=[\s>+~:]|$)", selector) for selector in selectors)
    return {found[1] for found in begun if found}


def test_no_rule_of_a_page_is_for_elements_of_cards():
    assert bare_classes(".run, p .text { gap: 0 } .a.b {} @media x { .c > .d {} } p:is(.e, .f) {}") == {"run", "c"}
    classes = {
        name for snapshot in SNAPSHOTS.glob("*.html")
        for names in re.findall(r'class="([^"]*)"', snapshot.read_text()) for name in names.split()}
    assert {"text", "run", "button", "vstack", "snippet"} <= classes
    sheets = [*ROOT.glob("Sources/*/Resources/*.css")]
    assert len(sheets) >= 5
    assert {sheet.name: bare_classes(sheet.read_text()) & classes for sheet in sheets} == {
        sheet.name: set() for sheet in sheets}
