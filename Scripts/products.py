"""The products: what the manifest says of them, and the promise that each has by the table of Documentation/Releasing.md."""

import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = "Documentation/Releasing.md"
LEVELS = ("stable", "evolving", "internal")


def manifest(root=ROOT):
    """The manifest as data; one that can't be read is a ValueError."""
    said = subprocess.run(
        ["swift", "package", "dump-package"], cwd=root, capture_output=True, text=True, check=False)
    if said.returncode:
        raise ValueError(f"Package.swift can't be read: {said.stderr.strip()}")
    return json.loads(said.stdout)


def libraries(root=ROOT):
    """The names of the products that a target can depend on and import."""
    return [one["name"] for one in manifest(root)["products"] if "library" in one["type"]]


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
