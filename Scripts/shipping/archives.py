"""The two forms of a package: a tarball, and a Debian package."""

import gzip
import hashlib
import os
import pathlib
import shutil
import tarfile
import time
from email.utils import formatdate

from shipping.refusal import output
from shipping.tree import Tree, filled, settle


def write_tar(tree: Tree, words: dict[str, str], stage: pathlib.Path, file: pathlib.Path, level: int) -> None:
    """Writes a tarball whose one folder goes into a prefix such as /usr/local."""
    folder = words["TAR"].removesuffix(".tar.gz")
    root = stage / folder
    shutil.copytree(tree.root, root, symlinks=True, copy_function=os.link)
    tar = Tree(root, tree.name, tree.package, tree.moment)
    documents = f"share/doc/{tree.package}"
    readme = filled("README", words)
    if tree.serves:
        readme += filled("README.service", words)
        for kind in ["service", "socket"]:
            name = f"{tree.package}.{kind}"
            tar.fill(f"system.{kind}", f"lib/systemd/system/{name}", words | {
                "PROGRAM": f"/usr/local/lib/{tree.package}/{tree.name}"})
            # The folder below ~/.local in which a manager of an account looks is data, not a library.
            source = "user.service" if kind == "service" else "system.socket"
            tar.fill(source, f"{documents}/user/{name}", words | {
                "PROGRAM": f"%h/.local/lib/{tree.package}/{tree.name}"})
        tar.fill("sysusers.conf", f"lib/sysusers.d/{tree.package}.conf", words)
        tar.fill("default", f"{documents}/default", words)
    tar.write(f"{documents}/README", readme)
    settle(root, tree.moment)
    with file.open("wb") as opened, gzip.GzipFile("", "wb", level, opened, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for path in [root, *sorted(root.rglob("*"))]:
                entry = archive.gettarinfo(str(path), str(path.relative_to(stage)))
                entry.uid = entry.gid = 0
                entry.uname = entry.gname = "root"
                if entry.islnk():
                    entry.type, entry.size = tarfile.REGTYPE, path.stat().st_size
                with path.open("rb") if entry.isreg() else open(os.devnull, "rb") as content:
                    archive.addfile(entry, content if entry.isreg() else None)


def write_deb(
    tree: Tree, words: dict[str, str], fields: dict[str, str], stage: pathlib.Path, file: pathlib.Path, is_fast: bool
) -> None:
    """Writes a Debian package with dpkg-deb."""
    root = stage / "deb"
    shutil.copytree(tree.root, root / "usr", symlinks=True, copy_function=os.link)
    deb = Tree(root, tree.name, tree.package, tree.moment)
    # Debian's zsh looks here.
    zsh = deb.path(f"usr/share/zsh/vendor-completions/_{tree.name}")
    (root / f"usr/share/zsh/site-functions/_{tree.name}").rename(zsh)
    zsh.parent.with_name("site-functions").rmdir()
    add_documents(deb, words, fields)
    if tree.serves:
        words = words | {"PROGRAM": f"/usr/lib/{tree.package}/{tree.name}"}
        for kind in ["service", "socket"]:
            name = f"{tree.package}.{kind}"
            deb.fill(f"system.{kind}", f"usr/lib/systemd/system/{name}", words)
            deb.fill(
                "user.service" if kind == "service" else "system.socket", f"usr/lib/systemd/user/{name}", words)
        deb.fill("sysusers.conf", f"usr/lib/sysusers.d/{tree.package}.conf", words)
        deb.fill("default", f"etc/default/{tree.package}", words)
        deb.write("DEBIAN/conffiles", f"/etc/default/{tree.package}\n")
        for script in ["postinst", "prerm", "postrm"]:
            deb.fill(script, f"DEBIAN/{script}", words, 0o755)
    installed = [path for path in sorted(root.rglob("*")) if path.relative_to(root).parts[0] != "DEBIAN"]
    contents = [path for path in installed if path.is_file() and not path.is_symlink()]
    deb.write("DEBIAN/md5sums", "".join(
        f"{hashlib.file_digest(path.open('rb'), 'md5').hexdigest()}  {path.relative_to(root)}\n"
        for path in contents if not path.is_relative_to(root / "etc")))
    # As dpkg-gencontrol counts: files by their size, everything else as one KiB.
    size = sum(-(-path.stat().st_size // 1024) if path in set(contents) else 1 for path in installed)
    fields["Installed-Size"] = str(size)
    deb.write("DEBIAN/control", "".join(f"{name}: {value}\n" for name, value in fields.items() if value))
    settle(root, tree.moment)
    packing = ["-Znone"] if is_fast else ["-Zxz"]
    output(
        ["dpkg-deb", "--root-owner-group", *packing, "--build", root, file], "the Debian package couldn't be made",
        env={**os.environ, "SOURCE_DATE_EPOCH": str(tree.moment), "TMPDIR": str(stage)})


def add_documents(deb: Tree, words: dict[str, str], fields: dict[str, str]) -> None:
    """Adds the license and the list of changes under the names that Debian gives them."""
    folder = deb.root / "usr/share/doc" / deb.package
    folder.mkdir(parents=True, exist_ok=True)
    texts = [f"{path.name}\n\n{licensed(path.read_text())}" for path in sorted(folder.iterdir())]
    for path in folder.iterdir():
        path.unlink()
    year = time.gmtime(deb.moment).tm_year
    deb.write(
        f"usr/share/doc/{deb.package}/copyright",
        "\n".join([
            f"{words['NAME']} {words['VERSION']}\nCopyright (C) {year} the authors of {words['NAME']}\n",
            *(texts or ["No license came with it.\n"])]))
    changes = (
        f"{deb.package} ({words['VERSION']}) unstable; urgency=medium\n\n  * Packaged.\n\n"
        f" -- {fields['Maintainer']}  {formatdate(deb.moment)}\n")
    with (folder / "changelog.gz").open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(changes.encode())


def licensed(text: str) -> str:
    """A license as Debian wants it: what every machine has isn't repeated."""
    if "Apache License" in text[:200] and "END OF TERMS AND CONDITIONS" in text:
        return "The Apache License, Version 2.0; on Debian it is in /usr/share/common-licenses/Apache-2.0.\n"
    return text


def relations(tree: Tree) -> dict[str, str]:
    """The packages whose libraries the program is linked with, and others that it uses."""
    # Foundation reads the time zones.
    depends = [*tree.libraries.dependencies(), "tzdata"]
    if tree.serves:
        depends.append("systemd | systemd-standalone-sysusers")
    recommends, suggests = ["ca-certificates"], []
    names = " ".join(tree.libraries.system)
    if "libharfbuzz" in names:
        # The fonts of cards; without them, the widths of letters are estimated.
        recommends.append("fonts-inter")
    if "libpocketsphinx" in names:
        suggests += ["alsa-utils", "espeak-ng", "pocketsphinx-en-us"]
    return {
        name: ", ".join(packages)
        for name, packages in [("Depends", depends), ("Recommends", recommends), ("Suggests", suggests)]}
