"""A minimal WebSocket client (RFC 6455) that can misbehave on purpose, as no library would."""

import base64
import hashlib
import json
import os
import socket
import ssl
import struct
import time

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA


class Closed(Exception):
    """The other side has closed the connection; `code` is what it said, or None."""

    def __init__(self, code=None):
        super().__init__(f"closed with {code}")
        self.code = code


class Refused(Exception):
    """The upgrade was answered with something else."""

    def __init__(self, status: int, body: bytes):
        super().__init__(f"{status}: {body[:200]!r}")
        self.status, self.body = status, body


class WebSocket:
    def __init__(self, host: str, port: int, path: str = "/api/socket", tls: ssl.SSLContext | None = None,
                 headers: dict | None = None, host_header: str | None = None, timeout: float = 20.0):
        raw = socket.create_connection((host, port), timeout=timeout)
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket = tls.wrap_socket(raw, server_hostname=host) if tls else raw
        self.buffer = b""
        self._upgrade(host_header or f"{host}:{port}", path, headers or {})

    def _upgrade(self, host: str, path: str, headers: dict) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self._receive()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status = int(head.split(b" ", 2)[1])
        if status != 101:
            raise Refused(status, self.buffer)
        expected = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
        assert expected.encode() in head, head

    def _receive(self) -> bytes:
        data = self.socket.recv(65536)
        if not data:
            raise Closed
        return data

    def _frame(self) -> tuple[int, int, bytes]:
        """The next frame's first byte, its kind and its data. Consumes nothing before the whole frame is there."""
        while True:
            if len(self.buffer) >= 2:
                size, start = self.buffer[1] & 0x7F, 2
                if size == 126 and len(self.buffer) >= 4:
                    size, start = struct.unpack(">H", self.buffer[2:4])[0], 4
                elif size == 127 and len(self.buffer) >= 10:
                    size, start = struct.unpack(">Q", self.buffer[2:10])[0], 10
                elif size >= 126:
                    start = 1 << 62  # its length has not arrived yet
                if len(self.buffer) >= start + size:
                    first, data = self.buffer[0], self.buffer[start:start + size]
                    self.buffer = self.buffer[start + size:]
                    return first, first & 0x0F, data
            self.buffer += self._receive()

    def send_frame(self, kind: int, data: bytes, final: bool = True) -> None:
        mask = os.urandom(4)
        size = len(data)
        head = bytes([(0x80 if final else 0) | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def send_text(self, text: str) -> None:
        self.send_frame(TEXT, text.encode())

    def send(self, **message) -> None:
        self.send_text(json.dumps(message))

    def receive(self, timeout: float = 20.0) -> dict:
        """The next message, answering pings on the way; raises Closed if there are no more."""
        self.socket.settimeout(timeout)
        whole = b""
        while True:
            first, kind, data = self._frame()
            if kind == PING:
                self.send_frame(PONG, data)
            elif kind == CLOSE:
                raise Closed(struct.unpack(">H", data[:2])[0] if len(data) >= 2 else None)
            elif kind != PONG:
                whole += data
                if first & 0x80:
                    return json.loads(whole)

    def wait_for(self, what: str, timeout: float = 20.0) -> dict:
        """The next message of this kind; skips others."""
        until = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, until - time.monotonic()))
            if message["is"] == what:
                return message

    def close(self) -> None:
        try:
            self.send_frame(CLOSE, struct.pack(">H", 1000))
        except OSError:
            pass
        self.socket.close()
