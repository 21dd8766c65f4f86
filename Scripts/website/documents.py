"""Documents in Markdown as pages of the site."""

import html
import posixpath
import re
from pathlib import Path

from markdown_it import MarkdownIt

from website.reference import address

ROOT = Path(__file__).resolve().parents[2]
CATALOG = re.compile(r"Sources/(\w+)/\w+\.docc/([\w-]+)\.md")


def slug(heading):
    """The anchor that a Markdown heading gets, as in Scripts/check-documentation."""
    text = re.sub(r"[`*_]|\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", text))


class Document:
    """A document of the repository, at its place below `documents`."""

    def __init__(self, path, text):
        self.path = path
        self.place = f"documents/{path.removesuffix('.md')}.html"
        title = re.search(r"^# +(.+)$", text, re.M)
        self.title = re.sub("`", "", title[1]) if title else Path(path).stem
        self.text = text


def documents(root=ROOT):
    """The documents of the repository that the site shows."""
    files = [
        *(root / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")),
        *sorted((root / "Documentation").glob("*.md")), *sorted((root / "Documentation/Decisions").glob("*.md"))]
    return [
        Document(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8")) for file in files if file.exists()]


def body(document, known, files):
    """The HTML of a document. `known` are the places of all documents by path; a link to anything else that the site has
    not is shown as the name of a file. Pictures of the repository are added to `files`."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(document.text)
    taken, labels, heading = {}, [], document.title
    for index, token in enumerate(tokens):
        if token.type == "heading_open":
            name = slug(tokens[index + 1].content)
            count = taken[name] = taken.get(name, -1) + 1
            token.attrSet("id", f"{name}-{count}" if count else name)
            heading = re.sub("`", "", tokens[index + 1].content)
        elif token.type == "table_open":
            labels.append(f"{heading}, table {len(labels) + 1}")
        for child in token.children or []:
            if child.type == "image":
                path = posixpath.normpath(posixpath.join(posixpath.dirname(document.path), child.attrGet("src")))
                files.add(path)
                child.attrSet("src", relative(document.place, f"documents/{path}"))
            elif child.type == "link_open":
                child.attrSet("href", target(document, child.attrGet("href"), known))
    text = markdown.renderer.render(tokens, markdown.options, {})
    # What the site has not is only named.
    text = re.sub(r'<a href="">(.*?)</a>', r"\1", text, flags=re.S)
    # A column without a title.
    text = re.sub(r"<th[^>]*></th>", "<td></td>", text)
    named = iter(labels)
    return re.sub(
        "<table>", lambda _: f'<div class="wide" role="region" tabindex="0" aria-label="{plain(next(named))}"><table>',
        text).replace("</table>", "</table></div>")


def target(document, link, known):
    """Where a link of a document leads in the site; nothing if the site has no such page."""
    if re.match(r"[a-z][a-z0-9+.-]*:", link) or link.startswith("#"):
        return link
    path, _, anchor = link.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(document.path), path))
    anchor = f"#{anchor}" if anchor else ""
    if path in known:
        return relative(document.place, known[path]) + anchor
    if found := CATALOG.fullmatch(path):
        module, name = found.groups()
        return relative(document.place, address(module) if name == module else address(module, name))
    return ""


def relative(page, place):
    """The address of a place of the site, as a page names it."""
    start = posixpath.dirname(page) or "."
    return posixpath.relpath(place, start) + ("/" if place.endswith("/") else "")


def plain(text):
    """A text as HTML."""
    return html.escape(text)


def inline(text):
    """One line of Markdown as HTML, without links."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"``([^`]+)``", r"`\1`", text)
    return MarkdownIt("commonmark", {"html": False}).renderInline(text)
