"""A server of PostgreSQL in a folder of its own, which a test stops, kills and starts."""

import os
import pathlib
import pwd
import shutil
import subprocess
import tempfile
import threading

import pytest
from waiting import ended


def programs() -> pathlib.Path:
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    path = str(found[-1]) if found else shutil.which("initdb")
    assert path, "There is no PostgreSQL server here. Install it: Scripts/setup test, or apt-get install postgresql."
    return pathlib.Path(path).parent


class Database:
    """A server and one database with an owner who isn't its administrator."""

    def __init__(self, *settings: str):
        self._settings = [word for setting in settings for word in ("-c", setting)]
        # Another account must enter it, and the path of a socket is short.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="oai-pg-", dir="/tmp"))
        # The server refuses root.
        self._account = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        if self._account:
            account = pwd.getpwnam("postgres")
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self._programs = programs()
        self._process = None
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        self.start()
        self.administer("CREATE ROLE app LOGIN", "CREATE DATABASE app OWNER app")

    @property
    def data(self) -> pathlib.Path:
        return self.folder / "data"

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def address(self) -> str:
        return f"postgres://app@/app?host={self.folder}"

    def start(self) -> None:
        """Returns when it takes connections."""
        self._process = subprocess.Popen(
            [self._programs / "postgres", "-D", self.data, "-c", "listen_addresses=", "-c", "shared_buffers=16MB", "-c",
             "jit=off", "-c", "recovery_init_sync_method=syncfs", "-c", f"unix_socket_directories={self.folder}",
             *self._settings],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd=self.folder,
            **self._account)
        said = []
        for line in self._process.stderr:
            said.append(line)
            # A standby says “read-only connections”.
            if "ready to accept" in line:
                break
        else:
            raise AssertionError("".join(said))
        self._rest = threading.Thread(target=self._process.stderr.read, daemon=True)
        self._rest.start()

    def kill(self) -> None:
        """Ends it as a power cut does; none of its processes is left."""
        self._process.kill()
        ended(self._process)
        self._rest.join()

    def administer(self, *statements: str, database: str = "postgres") -> str:
        words = [word for statement in statements for word in ("-c", statement)]
        return self.run(
            "psql", "-h", self.folder, "-U", "postgres", "-d", database, "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1",
            *words)

    def close(self) -> None:
        if self._process and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, program: str, *words) -> str:
        done = subprocess.run(
            [self._programs / program, *map(str, words)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
            cwd=self.folder, **self._account)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"
        return done.stdout


@pytest.fixture
def database():
    """A server of its own for one test."""
    server = Database()
    yield server
    server.close()
