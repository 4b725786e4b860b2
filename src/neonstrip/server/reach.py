"""The address at which others can reach a server, for invitations."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

from neonstrip.server.hosts import is_loopback, is_numeric


def address(host: str, port: int) -> str:
    """The address of a server."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def lan_address() -> str:
    """This machine's address as others in the same network see it. Nothing is sent."""
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


class Reach:
    """Who can come to where a server listens."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port

    def url(self) -> str:
        """What others in the same network call it by. Asked anew, as machines change networks; nothing if none can."""
        anywhere = is_numeric(self.host) and ipaddress.ip_address(self.host).is_unspecified
        host = lan_address() if anywhere else self.host
        return "" if is_loopback(host) or not is_numeric(host) else address(host, self.port)
