"""The links among the site's own pages."""

import posixpath
import re
from urllib.parse import unquote

ADDRESS = re.compile(r'\b(?:href|src|data-light|data-dark)="([^"]*)"')
ANCHOR = re.compile(r'\bid="([^"]*)"')


def dead_links(folder):
    """Which links of the site's pages lead to no file of the site, or to no place in a page.

    Pages of the reference are made by DocC, which checks their links itself."""
    anchors = {}

    def anchors_of(path):
        if path not in anchors:
            anchors[path] = set(ANCHOR.findall(path.read_text(encoding="utf-8")))
        return anchors[path]

    found = []
    for page in sorted(folder.rglob("*.html")):
        place = page.relative_to(folder)
        if place.parts[0] == "reference":
            continue
        for address in ADDRESS.findall(page.read_text(encoding="utf-8")):
            if re.match(r"[a-z][a-z0-9+.-]*:", address):
                continue
            if address.startswith("/"):
                found.append(f"{place}: {address} leaves the site where it is below another path")
                continue
            path, _, anchor = address.partition("#")
            path = unquote(path.partition("?")[0])
            target = folder / posixpath.normpath(posixpath.join(place.parent.as_posix(), path)) if path else page
            if target.is_dir():
                target /= "index.html"
            if not target.is_file():
                found.append(f"{place}: {address}")
            elif anchor and target.suffix == ".html" and "reference" not in target.relative_to(folder).parts \
                    and unquote(anchor) not in anchors_of(target):
                found.append(f"{place}: {address} names no heading")
    return found
