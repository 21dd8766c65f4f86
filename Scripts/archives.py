"""The documentation of the library products: their catalogs, and the archives that DocC makes of them."""

import json
import os
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def tool(name):
    """A tool of the toolchain: the command "swift" may be a launcher that lies elsewhere than the compiler."""
    about = json.loads(subprocess.run(
        ["swift", "-print-target-info"], capture_output=True, check=True).stdout)
    return Path(about["paths"]["runtimeResourcePath"]).parent.parent / "bin" / name


def catalogs(root=ROOT):
    """The modules that have a catalog, each with its folder."""
    return {folder.stem: folder for folder in sorted((root / "Sources").glob("*/*.docc"))}


def convert(module, catalog, graphs, archive, *options):
    """Makes the archive of a module; the answer is what DocC complains about."""
    with tempfile.TemporaryDirectory() as folder:
        for graph in graphs.glob(f"{module}*.symbols.json"):
            if graph.name.split(".symbols.json")[0].split("@")[0] == module:
                shutil.copy(graph, folder)
        # The identifier distinguishes archives that are merged, and becomes a part of no address.
        answer = subprocess.run(
            [tool("docc"), "convert", catalog, "--additional-symbol-graph-dir", folder, "--output-path", archive,
             "--fallback-display-name", module, "--fallback-bundle-identifier", f"openappintents.{module}",
             "--fallback-default-module-kind", "Module", "--warnings-as-errors", *options],
            capture_output=True, text=True, check=False)
    return answer.stdout + answer.stderr if answer.returncode else ""


def convert_all(graphs, folder, *options):
    """Makes the archives of all modules side by side, and yields each module with its complaints."""
    # The largest first, so that none is left alone at the end.
    sizes = {module: (graphs / f"{module}.symbols.json").stat().st_size for module in catalogs()}
    modules = sorted(sizes, key=sizes.get, reverse=True)
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        yield from zip(modules, threads.map(
            lambda module: convert(
                module, catalogs()[module], graphs, folder / f"{module}.doccarchive", *options),
            modules))
