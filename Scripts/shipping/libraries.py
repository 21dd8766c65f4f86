"""The libraries that a program is linked with, and the packages of Debian that have them."""

import pathlib
import re
import shutil
import subprocess

from shipping.refusal import Refusal, need, output


class Libraries:
    """All libraries that the loader finds for a program.

    A program that is built without --static-swift-stdlib has the libraries of Swift, which no system has: they are
    packaged with it.
    """

    def __init__(self, program: pathlib.Path):
        need("ldd", "readelf")
        linked = {}
        for line in output(["ldd", program], f"the libraries of “{program}” can't be told").splitlines():
            found = re.match(r"\s*(\S+) => (not found|\S+)", line)
            if found and found[2] == "not found":
                raise Refusal(
                    f"“{program.name}” is linked with {found[1]}, which this machine doesn't have; install it where "
                    "you package.")
            if found:
                linked[found[1]] = pathlib.Path(found[2])
        self._packages = packages(list(linked.values()))
        of_system = {name for name, path in linked.items() if path in self._packages}
        #: Those of no package of the system.
        self.own = sorted(path for name, path in linked.items() if name not in of_system)
        if self.own and "$ORIGIN" not in output(["readelf", "-d", program], f"“{program}” can't be read"):
            raise Refusal(
                f"“{program.name}” is linked with {', '.join(path.name for path in self.own)}, of no package of the "
                "system, and doesn't look for libraries beside itself. Build it with --static-swift-stdlib.")
        #: The names of the system's that the program itself asks for, or a library that is packaged with it.
        needed = re.findall(
            r"\(NEEDED\).*\[(.+)\]", output(["readelf", "-d", program, *self.own], f"“{program}” can't be read"))
        self.system = {name: linked[name] for name in sorted(set(needed) & of_system)}

    def dependencies(self) -> list[str]:
        """The Debian packages of the system's libraries, from the version on that each of them names for itself."""
        found = set()
        for name, path in self.system.items():
            package = self._packages[path]
            said = subprocess.run(
                ["dpkg-query", "--control-show", package, "shlibs"], capture_output=True, text=True).stdout
            # “libharfbuzz 0 libharfbuzz0b (>= 6.0.0)” stands for libharfbuzz.so.0.
            rules = (line.split(maxsplit=2) for line in said.splitlines() if line.count(" ") > 1 and ": " not in line)
            fitting = [rule[2] for rule in rules if name in (f"{rule[0]}.so.{rule[1]}", f"{rule[0]}-{rule[1]}.so")]
            found.add(fitting[0].strip() if fitting else package.partition(":")[0])
        return sorted(found)


def packages(files: list[pathlib.Path]) -> dict[pathlib.Path, str]:
    """The package of each file that comes with the system; where there are no Debian packages, it has no name."""
    if shutil.which("dpkg-query") is None:
        return {
            file: "" for file in files
            if file.is_relative_to("/lib") or file.is_relative_to("/lib64")
            or file.is_relative_to("/usr/lib") and "swift" not in file.parts}
    # Debian has moved /lib into /usr, but its packages name either.
    names = {file: {str(path).removeprefix("/usr") for path in (file, file.resolve())} for file in files}
    asked = sorted({place for paths in names.values() for path in paths for place in (path, f"/usr{path}")})
    said = subprocess.run(["dpkg-query", "--search", *asked], capture_output=True, text=True).stdout
    owners = {}
    for line in said.splitlines():
        package, _, path = line.rpartition(": ")
        owners[path.removeprefix("/usr")] = package.partition(",")[0]
    return {
        file: owners[path] for file, paths in names.items() for path in sorted(paths) if path in owners}
