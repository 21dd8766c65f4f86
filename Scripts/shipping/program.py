"""The program that is packaged: how it is built, and what it needs beside itself."""

import difflib
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess

from shipping.refusal import Refusal, need, output

#: What nothing reads in a packaged program, and the linker that packs its relocations.
BUILD_FLAGS = ["--static-swift-stdlib", "--disable-index-store", "-debug-info-format", "none", "-Xswiftc", "-use-ld=lld"]


def linker_flags() -> list[str]:
    """What makes a program with the runtime inside smaller."""
    # Nothing looks for its symbols, whose names are five megabytes.
    words = ["--no-export-dynamic"]
    library, version = platform.libc_ver()
    # A map of bits tells what to relocate, in 50 kB instead of four megabytes; glibc reads it from 2.36 on.
    if library == "glibc" and tuple(map(int, version.split("."))) >= (2, 36):
        words += ["-z", "pack-relative-relocs"]
    return [flag for word in words for flag in ("-Xlinker", word)]


def build(name: str, package: pathlib.Path, is_debug: bool) -> pathlib.Path:
    """Builds an executable product, in a folder of its own, and returns its file."""
    need("swift")
    check_product(name, package)
    command = [
        "swift", "build", "--package-path", str(package), "--scratch-path", str(package / ".build/package"),
        "--configuration", "debug" if is_debug else "release", *BUILD_FLAGS, *linker_flags()]
    # A person sees what the compiler says as it comes.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    if subprocess.run([*command, "--product", name], env=environment).returncode != 0:
        raise Refusal(f"“{name}” couldn't be built; the compiler's reasons are above.")
    folder = output([*command, "--show-bin-path"], "Swift doesn't tell where it built")
    return pathlib.Path(folder.strip()) / name


def check_product(name: str, package: pathlib.Path) -> None:
    """Refuses the name of a product that the package doesn't have, or that isn't a program."""
    if not (package / "Package.swift").is_file():
        raise Refusal(f"“{package}” has no Package.swift; name the folder of a package with --package-path.")
    manifest = json.loads(output(
        ["swift", "package", "--package-path", package, "dump-package"], f"the package in “{package}” can't be read"))
    products = {product["name"]: next(iter(product["type"])) for product in manifest["products"]}
    # A target of a program without a product of its own is a product, too.
    for target in manifest["targets"]:
        if target["type"] == "executable":
            products.setdefault(target["name"], "executable")
    programs = sorted(product for product, kind in products.items() if kind == "executable")
    if products.get(name) == "executable":
        return
    if name in products:
        raise Refusal(f"“{name}” is a library, not a program. {told(programs, name)}")
    raise Refusal(f"the package in “{package}” has no product “{name}”. {told(programs, name)}")


def told(programs: list[str], name: str) -> str:
    """The programs that there are, the nearest name first."""
    if not programs:
        return "It has no programs."
    near = difflib.get_close_matches(name, programs, n=1, cutoff=0.5)
    programs = near + [program for program in programs if program not in near]
    return f"Its programs are: {', '.join(programs)}."


def check_executable(file: pathlib.Path) -> None:
    """Refuses a file that isn't a program of this machine."""
    if not file.is_file():
        raise Refusal(f"there is no program “{file}”.")
    with file.open("rb") as opened:
        if opened.read(4) != b"\x7fELF":
            raise Refusal(f"“{file}” is no program: it isn't an ELF file.")


def bundles(file: pathlib.Path) -> list[pathlib.Path]:
    """The folders of resources that a program has beside it.

    The folder of a build may have those of other programs; the list of what was linked tells which belong to this one.
    """
    folder = file.parent
    beside = sorted(path for path in folder.iterdir() if path.suffix == ".resources" and path.is_dir())
    linked = folder / f"{file.name}.product/Objects.LinkFileList"
    if not linked.is_file():
        return beside
    modules = set(re.findall(r"/([^/\n]+\.build)/", linked.read_text()))
    names = set()
    for module in modules:
        accessor = folder / module / "DerivedSources/resource_bundle_accessor.swift"
        if accessor.is_file():
            names.update(re.findall(r'"([^"/]+\.resources)"', accessor.read_text()))
    return [bundle for bundle in beside if bundle.name in names]
