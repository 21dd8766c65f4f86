"""The archives of all modules as one, at any place."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import archives

# Where DocC is told that the archive will be, to be replaced by where each page is.
PLACE = "/OPENAPPINTENTS-SITE/"
NAME = "OpenAppIntents"
BACK = """.site { margin: 0; padding: 6px 22px; font: 14px/1.5 system-ui, sans-serif; background: var(--color-fill, Canvas); }
.site a { color: var(--color-link, LinkText); }"""


def write_reference(graphs, folder):
    """Makes the archives, merges them into a folder, and makes its pages independent of where the folder is."""
    with tempfile.TemporaryDirectory() as made:
        complaints = [complaint for _, complaint in archives.convert_all(
            graphs, Path(made), "--transform-for-static-hosting", "--hosting-base-path", PLACE) if complaint]
        if complaints:
            sys.exit("".join(complaints) + "Scripts/site: DocC refuses the documentation, see above.")
        subprocess.run(
            [archives.tool("docc"), "merge", *sorted(Path(made).glob("*.doccarchive")), "--output-path", folder,
             "--synthesized-landing-page-name", NAME, "--synthesized-landing-page-kind", "Package"],
            check=True, capture_output=True)
    # The renderer asks for it.
    (folder / "theme-settings.json").write_text("{}\n", encoding="utf-8")
    for page in folder.rglob("*.html"):
        page.write_text(relocated(page.read_text(encoding="utf-8"), len(page.relative_to(folder).parts) - 1),
                        encoding="utf-8")


def relocated(html, depth):
    """A page whose addresses are relative; its script learns the archive's place from the page's own."""
    up = "../" * depth or "./"
    # The way back to the site, which the renderer has not; its pages change their address without being loaded, so the
    # link is made absolute at once.
    html = html.replace(
        '<div id="app">',
        f'<div class="site"><a href="{up}../index.html">{NAME}</a></div>'
        '<script>for (const link of document.querySelectorAll(".site a")) link.href = link.href</script><div id="app">')
    html = html.replace("</head>", f"<style>{BACK}</style></head>")
    html = html.replace(
        f'var baseUrl = "{PLACE}"', f'var baseUrl = new URL("{up}", document.baseURI).pathname')
    return re.sub(f'(["(=]){re.escape(PLACE)}', rf"\g<1>{up}", html)


def address(*path):
    """Where the reference has a page: of a module, and of an article or a type in it."""
    return "/".join(["reference/documentation", *(re.sub(r"[^\w-]+", "-", part).lower() for part in path), ""])
