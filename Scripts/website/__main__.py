"""python -m website FOLDER SYMBOL-GRAPHS: writes the whole site."""

import shutil
import sys
from pathlib import Path

from website.gallery import draw_gallery
from website.links import dead_links
from website.pages import write_pages
from website.reference import write_reference


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: python -m website FOLDER SYMBOL-GRAPHS")
    folder, graphs = map(Path, sys.argv[1:])
    if folder.exists() and not (folder / "index.html").exists() and any(folder.iterdir()):
        sys.exit(f"Scripts/site: {folder} has other files than a site; name a folder that is empty or new.")
    folder.mkdir(parents=True, exist_ok=True)
    # Pages of a site before, whose documents and cards may be gone.
    for part in ("reference", "gallery", "documents"):
        shutil.rmtree(folder / part, ignore_errors=True)
    write_reference(graphs, folder / "reference")
    cards = draw_gallery(folder / "gallery")
    write_pages(folder, graphs, cards)
    dead = dead_links(folder)
    if dead:
        sys.exit("Scripts/site: these links lead nowhere:\n" + "\n".join(dead))
    print(f"The site is in {folder}: python3 -m http.server --directory {folder}")


main()
