"""The site's own pages."""

import re
import shutil
from pathlib import Path

import archives

from website.choices import of_decisions, of_symbols, reading_differently
from website.documents import ROOT, Document, body, documents, inline, plain, relative
from website.reference import address

HERE = Path(__file__).parent
NAME = "OpenAppIntents"
SECTIONS = [
    ("Reference", "reference/documentation/"), ("Gallery", "gallery/"), ("Coverage", "coverage.html"),
    ("Compared with Apple’s", "comparison.html"), ("Documents", "documents/"),
]
# The states of Apple's declarations, as the coverage names them.
STATES = ["exact", "partial", "inexact", "inert", "absent"]


def page(place, title, content, scripts=(), kind="page"):
    """A whole page, at its place in the site."""
    def to(target):
        return relative(place, target)

    links = "".join(
        f'<a href="{to(target)}"{" aria-current=page" if is_within(place, target) else ""}>{name}</a>'
        for name, target in SECTIONS)
    loaded = "".join(f'<script src="{to(script)}" defer></script>' for script in scripts)
    whole = title if title == NAME else f"{title} – {NAME}"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{plain(whole)}</title>
<link rel="icon" href="{to('icon.svg')}">
<link rel="stylesheet" href="{to('style.css')}">
{loaded}
</head>
<body class="{kind}">
<a class="skip" href="#content">Skip to the content</a>
<header><nav aria-label="Site"><a class="home" href="{to('index.html')}">{NAME}</a>{links}</nav></header>
<main id="content">
{content}
</main>
</body>
</html>
"""


def is_within(place, target):
    return place == target or target.endswith("/") and place.startswith(target)


class Site:
    """The pages that are written into a folder."""

    def __init__(self, folder):
        self.folder = folder

    def write(self, place, title, content, **options):
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(place, title, content, **options), encoding="utf-8")


def write_pages(folder, graphs, cards, root=ROOT):
    """Writes everything but the reference and the gallery's cards."""
    site = Site(folder)
    for name in ("style.css", "filter.js", "gallery.js", "icon.svg"):
        shutil.copy(HERE / name, folder / name)
    every = documents(root)
    write_documents(site, every, root)
    write_coverage(site, next((one for one in every if one.path == "Documentation/Coverage.md"), None), every)
    write_comparison(site, graphs, every, root)
    write_gallery(site, cards)
    write_index(site, every, root)


def write_documents(site, every, root):
    known = {document.path: document.place for document in every}
    known["Documentation/Decisions"] = "documents/"
    known["Documentation/Coverage.md"] = "coverage.html"
    pictures = set()
    for document in every:
        if document.path != "Documentation/Coverage.md":
            site.write(document.place, document.title, f"<article>{body(document, known, pictures)}</article>")
    for picture in pictures:
        path = site.folder / "documents" / picture
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / picture, path)

    titles = [document.title for document in every]

    def listed(some):
        return "".join(
            f'<li><a href="{relative("documents/index.html", one.place)}">{plain(one.title)}</a>'
            f'{f" ({plain(one.path)})" if titles.count(one.title) > 1 else ""}</li>'
            for one in some if one.path != "Documentation/Coverage.md")

    decisions = [one for one in every if one.path.startswith("Documentation/Decisions/")]
    site.write("documents/index.html", "Documents", f"""<h1>Documents</h1>
<p>What is looked up, and how the project works. Articles that teach are in the
<a href="../reference/documentation/">reference</a>, each in its module.</p>
<ul>{listed(one for one in every if one not in decisions)}</ul>
<h2 id="decisions">Decisions</h2>
<p>Each record says why something is as it is.</p>
<ul class="numbered">{listed(decisions)}</ul>""")


def filter_form(label, states=()):
    """The field that filters the tables of a page; filter.js fills in how many rows there are."""
    choices = "".join(f'<option value="{state}">{state}</option>' for state in states)
    menu = f'<label>State <select id="state"><option value="">any</option>{choices}</select></label>' if states else ""
    return f"""<form class="filter" role="search" id="filter">
<label>{label} <input type="search" id="words" name="q" autocomplete="off" spellcheck="false" aria-describedby="count keys"></label>
{menu}
<output id="count" for="words{' state' if states else ''}" aria-live="polite"></output>
<p id="keys"><kbd>/</kbd> goes to the field, <kbd>Escape</kbd> empties it.</p>
</form>"""


def write_coverage(site, document, every):
    if document is None:
        return
    document = Document(document.path, document.text)
    document.place = "coverage.html"
    known = {one.path: one.place for one in every}
    text = body(document, known, set())
    head, rest = text.split("</h1>", 1)
    site.write(
        "coverage.html", "Coverage",
        f"<article>{head}</h1>{filter_form('Find', STATES)}{with_states(rest)}</article>",
        scripts=["filter.js"], kind="page filtered")


def with_states(html):
    """Rows of tables with the state that one of their cells names."""
    def marked(found):
        cells = [re.sub(r"<[^>]*>", "", cell).strip() for cell in re.findall(r"<td[^>]*>(.*?)</td>", found[2], re.S)]
        # “absent: …” in the last cell is about members; the row has a cell of its own for its state.
        state = next((cell for cell in cells if cell in STATES), "")
        if not state and "✓" in cells:
            state = "exact"
        return f'<tr data-state="{state}">{found[2]}</tr>' if state else found[0]

    return re.sub(r"(<tr>)(.*?)</tr>", marked, html, flags=re.S)


def write_comparison(site, graphs, every, root):
    known = {one.path: one.place for one in every}
    declarations = of_symbols(graphs)
    decisions = list(of_decisions(every))
    rows = "".join(
        f'<tr><td><a href="{address(*choice.page)}"><code>{plain(choice.name)}</code></a></td>'
        f"<td>{choice.page[0]}</td><td>{inline(choice.text)}</td></tr>" for choice in declarations)
    more = "".join(
        f'<tr><td><a href="{known[choice.decision]}">{plain(choice.name)}</a></td><td>{inline(choice.text)}</td></tr>'
        for choice in decisions)
    rules = ""
    if document := reading_differently(root):
        document.place = "comparison.html"
        text = body(document, known, set())
        rules = re.sub(r"(?s)^.*?(<ul>.*?</ul>).*$", r"\1", text)
    site.write("comparison.html", "Compared with Apple’s", f"""<article><h1>Compared with Apple’s</h1>
<p>Source that compiles against Apple’s frameworks compiles here, with the same names, labels, defaults and isolation.
Which declarations there are, and which differ, is in the <a href="coverage.html">coverage</a>. This page is about
behavior: the rules that are read differently, and what was chosen where Apple’s documentation is silent.</p>
<h2 id="rules">Rules that are read differently</h2>
{rules}
<h2 id="choices">Where Apple’s documentation is silent</h2>
<p>Each sentence is from the comment of a declaration, or from a decision.</p>
{filter_form('Find')}
<h3 id="declarations">Declarations</h3>
<div class="wide" role="region" tabindex="0" aria-label="Declarations"><table>
<thead><tr><th>Declaration</th><th>Module</th><th>Choice</th></tr></thead><tbody>{rows}</tbody></table></div>
<h3 id="decisions">Decisions</h3>
<div class="wide" role="region" tabindex="0" aria-label="Decisions"><table>
<thead><tr><th>Decision</th><th>Choice</th></tr></thead><tbody>{more}</tbody></table></div></article>""",
               scripts=["filter.js"], kind="page filtered")


def write_gallery(site, cards):
    shown = "".join(
        f'<li><h2 id="{card.name}">{plain(card.title)}</h2>'
        f'<div role="region" tabindex="0" aria-label="{plain(card.title)}"><iframe title="{plain(card.title)}" data-light="{card.name}-light.html" data-dark="{card.name}-dark.html" '
        f'width="{card.width}" height="{card.height}" loading="lazy"></iframe></div>'
        f'<p><a href="{card.name}-light.html">HTML</a> · pictures: <a href="{card.name}-light.png">light</a>, '
        f'<a href="{card.name}-dark.png">dark</a></p></li>' for card in cards)
    site.write("gallery/index.html", "Gallery", f"""<h1>Gallery</h1>
<p>The cards of <code>Examples/Gallery</code>, as the page of an app draws them at a phone’s width. Their HTML is live: it
has texts, names for screen readers and styles for both color schemes. The buttons do nothing, because no app is behind
this page.</p>
<ul class="cards">{shown}</ul>""", scripts=["gallery.js"], kind="page gallery")


def abstract(path):
    """The title and the first paragraph of an article."""
    text = path.read_text(encoding="utf-8")
    title = re.search(r"^# +(.+)$", text, re.M)[1]
    return title, re.split(r"\n\s*\n", text.split(title, 1)[1].strip())[0]


def write_index(site, every, root):
    articles, modules = [], []
    for module, catalog in archives.catalogs(root).items():
        for path in sorted(catalog.glob("*.md")):
            title, words = abstract(path)
            if path.stem == module:
                modules.append((module, address(module), words))
            else:
                articles.append((title, address(module, path.stem), words))
    order = ["Adding", "Defining", "Asking", "Presenting", "Finding", "Testing", "Using the page", "Using the command",
             "Serving", "Deploying", "Writing"]
    articles.sort(key=lambda article: next(
        (number for number, word in enumerate(order) if article[0].startswith(word)), len(order)))

    def listed(some):
        return "".join(f'<li><a href="{place}">{inline(title)}</a> {inline(words)}</li>' for title, place, words in some)

    readme = next(one for one in every if one.path == "README.md").text
    opening = re.split(r"\n\s*\n", readme)[1]
    picture = re.search(r"!\[(.*?)\]\((.*?)\)", readme)
    drawn = f'<img class="hero" src="documents/{picture[2]}" alt="{plain(picture[1])}">' if picture else ""
    example = re.search(r"```swift\n(.*?)```", readme, re.S)
    code = f"<pre><code>{plain(example[1])}</code></pre>" if example else ""
    site.write("index.html", NAME, f"""<h1>{NAME}</h1>
<p class="lead">{inline(opening)}</p>
{drawn}
<h2 id="try">Try it</h2>
<p>Install Swift 6.3 or later on a Debian-like Linux. <code>Scripts/run</code> serves the travel example’s page, and
<code>Scripts/init Counting --path ..</code> writes a package to begin with. The
<a href="reference/tutorials/travel-tutorials/">tutorial</a> makes a small travel app, step by step.</p>
<details><summary>A card that counts, as source</summary>{code}</details>
<h2 id="articles">Articles</h2>
<ul class="entries">{listed(articles)}</ul>
<h2 id="modules">Modules</h2>
<ul class="entries">{listed(modules)}</ul>
<h2 id="more">More</h2>
<ul class="entries">
<li><a href="gallery/">Gallery</a> Cards in light and dark, as live HTML and as pictures.</li>
<li><a href="coverage.html">Coverage</a> Apple’s declarations one by one, with a filter.</li>
<li><a href="comparison.html">Compared with Apple’s</a> What was chosen where Apple’s documentation is silent.</li>
<li><a href="documents/">Documents</a> Every command, message, limit and decision.</li>
</ul>""", kind="page front")
