"""nginx and Caddy from Debian's packages, with the recipes of deploy/, before real workers."""

from __future__ import annotations

import datetime
import ipaddress
import os
import re
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from server.running import Running, lasting_port

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 60
PROGRAMS = {"nginx": ("nginx", "nginx-common"), "caddy": ("caddy",)}
"""Programs, and the packages they are in."""


def program(name: str, folder: Path) -> str:
    """Where a program is; if it is not installed, its package is unpacked into a folder, and no more."""
    if found := shutil.which(name):
        return found
    for package in PROGRAMS[name]:
        got = subprocess.run(["apt-get", "download", package], cwd=folder, capture_output=True, text=True, check=False)
        assert got.returncode == 0, (
            f"This test needs {name}, and its Debian package cannot be had here ({got.stderr.strip()}). "
            f"Install it with: apt-get install {name}"
        )
    for archive in folder.glob("*.deb"):
        subprocess.run(["dpkg-deb", "-x", archive, folder / "unpacked"], check=True)
    [found_at] = [path for path in (folder / "unpacked").glob(f"usr/*bin/{name}") if path.is_file()]
    return str(found_at)


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that nobody else vouches for, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Neonstrip test")])
    now = datetime.datetime.now(datetime.UTC)
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1")), x509.DNSName("localhost")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    public, private = folder / "public.pem", folder / "private.pem"
    public.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return public, private


class Proxy:
    """A proxy that runs before some workers: people come to it as they would to a server."""

    def __init__(self, name: str, folder: Path, workers: list[Running]) -> None:
        self.name = name
        self.folder = folder
        self.program = program(name, folder)
        self.port, self.plain, self.admin = lasting_port(), lasting_port(), lasting_port()
        self.url = f"https://127.0.0.1:{self.port}"
        self.socket_url = f"wss://127.0.0.1:{self.port}/ws"
        self.errors = b""
        self.public, self.private = certificate(folder)
        self.environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        self.file = folder / "configuration"
        self.file.write_text(self.nginx(workers) if name == "nginx" else self.caddy(workers))
        start = ["-c", str(self.file), "-p", str(folder)] if name == "nginx" else ["run", *self._adapted()]
        self.process = subprocess.Popen(
            [self.program, *start], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        threading.Thread(target=self._read_errors, daemon=True).start()

    def nginx(self, workers: list[Running]) -> str:
        """The recipe with this test's ports and certificate, and what /etc/nginx/nginx.conf has around it."""
        recipe = (DEPLOY / "nginx.conf").read_text()
        for number, worker in enumerate(workers):
            recipe = recipe.replace(f"127.0.0.1:{7711 + number}", f"127.0.0.1:{worker.port}")
        recipe = recipe.replace("listen 80;", f"listen 127.0.0.1:{self.plain};")
        recipe = recipe.replace("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
        recipe = re.sub(r"ssl_certificate .*;", f"ssl_certificate {self.public};", recipe)
        recipe = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {self.private};", recipe)
        places = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        return (
            f"daemon off; pid {self.folder}/nginx.pid; error_log stderr notice; {self._user()}\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{places}{recipe}}}\n"
        )

    def _user(self) -> str:
        return "user root;" if os.geteuid() == 0 else ""

    def caddy(self, workers: list[Running]) -> str:
        """The recipe with this test's ports and certificate."""
        self.environment |= {
            "NEONSTRIP_NAME": self.url,
            "NEONSTRIP_WORKERS": " ".join(f"127.0.0.1:{worker.port}" for worker in workers),
        }
        recipe = (DEPLOY / "Caddyfile").read_text()
        ours = f"{{\n\tadmin 127.0.0.1:{self.admin}\n\tauto_https disable_redirects\n\thttp_port {self.plain}\n}}\n"
        return ours + recipe.replace("encode gzip", f"tls {self.public} {self.private}\n\tencode gzip")

    def _adapted(self) -> list[str]:
        return ["--config", str(self.file), "--adapter", "caddyfile"]

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.errors += line

    def reload(self) -> None:
        """What an operator does who has changed something."""
        if self.name == "nginx":
            self.process.send_signal(signal.SIGHUP)
        else:
            # A comment, so that it really is loaded anew
            self.file.write_text(self.file.read_text().replace("encode gzip", "encode gzip\n\theader -Via", 1))
            done = subprocess.run(
                [self.program, "reload", *self._adapted(), "--address", f"127.0.0.1:{self.admin}", "--force"],
                env=self.environment,
                capture_output=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr.decode()

    def reloaded(self) -> int:
        """How often it says that it has begun anew."""
        return self.errors.count(b", reconfiguring" if self.name == "nginx" else b'"msg":"load complete"')

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        assert self.process.stderr is not None
        self.process.stderr.close()


@contextmanager
def proxied(name: str, folder: Path, workers: list[Running]) -> Iterator[tuple[Proxy, Running]]:
    """A proxy before workers, and the same as what people visit."""
    proxy = Proxy(name, folder, workers)
    try:
        late = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", proxy.port), 5).close()
                break
            except OSError:
                assert proxy.process.poll() is None, proxy.errors.decode()
                assert time.monotonic() < late, proxy.errors.decode()
                time.sleep(0.1)
        yield proxy, cast(Running, proxy)
    finally:
        proxy.stop()
