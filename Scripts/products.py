"""The promise that each product has, by the table of Documentation/Releasing.md."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = "Documentation/Releasing.md"
LEVELS = ("stable", "evolving", "internal")


def levels(root=ROOT):
    """The promise by the name of a product, or of a module that products show; a table that isn't clear is a ValueError."""
    found = {}
    for names, level in re.findall(r"^\| (`.*?) \| (\w+) \|", (root / TABLE).read_text(), re.M):
        if level not in LEVELS:
            raise ValueError(f"{TABLE} calls {names} “{level}”, which is none of {', '.join(LEVELS)}")
        for name in re.findall(r"`(\w+)`", names):
            if name in found:
                raise ValueError(f"{TABLE} has two rows for {name}")
            found[name] = level
    return found


def compared(known, root=ROOT):
    """The modules whose public declarations are promised; a plugin has none."""
    return sorted(name for name, level in known.items() if level != "internal" and (root / "Sources" / name).is_dir())
