"""What Scripts/package refuses, in words, and how it runs other programs."""

import errno
import os
import shutil
import signal
import subprocess


class Refusal(Exception):
    """Something that a person can put right; its text says what and how."""


#: The Debian package of each program that is run.
PACKAGES = {
    "dpkg-deb": "dpkg", "dpkg": "dpkg", "dpkg-query": "dpkg", "ldd": "libc-bin",
    "readelf": "binutils", "strip": "binutils"}


def need(*tools: str) -> None:
    """Refuses if one of the programs is missing."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if not missing:
        return
    if "swift" in missing:
        raise Refusal("Swift isn't installed (no “swift” on PATH). Get 6.3 or later from https://swift.org/install.")
    packages = " ".join(sorted({PACKAGES[tool] for tool in missing}))
    raise Refusal(
        f"{', '.join(f'“{tool}”' for tool in missing)} can't be found; on Debian: sudo apt-get install {packages}")


def output(command: list, words: str, **options) -> str:
    """What a program prints; refuses with the words, and with the program's last line, if it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode == 0:
        return done.stdout
    said = [line for line in (done.stderr.strip() or done.stdout.strip()).splitlines() if line.strip()]
    reason = said[-1].strip() if said else f"it ended with {done.returncode}"
    if done.returncode == -signal.SIGXFSZ:
        reason = os.strerror(errno.EFBIG)
    raise Refusal(f"{words}: {reason}")


def of_system(error: OSError, folder, setting: str = "--output") -> Refusal:
    """The words for an error of the file system in a folder, which the setting names."""
    place, other = f"“{error.filename or folder}”", f"name another folder with {setting}"
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return Refusal(f"there is no room left in “{folder}”. Free some, or {other}.")
        case errno.EFBIG:
            return Refusal(f"a file in “{folder}” would be larger than this account's files may be (ulimit -f).")
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return Refusal(f"{place} can't be written: {error.strerror}. Make it so, or {other}.")
    return Refusal(f"{place} can't be used: {error.strerror}.")
