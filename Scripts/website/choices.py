"""What was chosen where Apple's documentation is silent, from the comments and the decisions that say so."""

import json
import re
from dataclasses import dataclass

from website.documents import ROOT, Document

PHRASE = re.compile(r"unspecified by apple", re.I)


@dataclass
class Choice:
    """A statement, with the declaration or the decision that it is about."""

    name: str
    text: str
    #: The module and the type of the declaration, for a link to its page.
    page: tuple = ()
    #: The decision with the statement.
    decision: str = ""


def paragraphs(text):
    """The paragraphs and the items of a text, each on one line."""
    for part in re.split(r"\n\s*\n|\n(?=\s*- )", text):
        yield re.sub(r"\s+", " ", part).strip().removeprefix("- ")


def of_symbols(graphs):
    """The choices that the comments of public declarations state."""
    found = {}
    for path in sorted(graphs.glob("*.symbols.json")):
        module = path.name.split(".symbols.json")[0]
        # A module whose name begins with an underscore has no page.
        if "@" in module or module.startswith("_"):
            continue
        for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
            lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
            for text in paragraphs("\n".join(lines)):
                if PHRASE.search(text):
                    name = ".".join(symbol["pathComponents"])
                    # Of several declarations with one comment, the first.
                    found.setdefault((module, text), Choice(name, text, (module, symbol["pathComponents"][0])))
    return sorted(found.values(), key=lambda choice: (choice.page[0], choice.name))


def of_decisions(documents):
    """The choices that the decisions state."""
    for document in documents:
        if not document.path.startswith("Documentation/Decisions/"):
            continue
        for text in paragraphs(document.text):
            if PHRASE.search(text) and not text.startswith("#"):
                yield Choice(document.title, text, decision=document.path)


def reading_differently(root=ROOT):
    """The decision about rules of Apple's that are read differently."""
    path = next((root / "Documentation/Decisions").glob("0068-*.md"), None)
    return path and Document(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
