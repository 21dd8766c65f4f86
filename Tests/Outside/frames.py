"""The frames of a WebSocket, as a client writes and reads them."""


def frame(content: bytes, opcode: int = 1, is_last: bool = True) -> bytes:
    """A frame with a mask of zeros, which is a mask."""
    head = bytes([opcode | (0x80 if is_last else 0)])
    if len(content) < 126:
        head += bytes([0x80 | len(content)])
    elif len(content) < 1 << 16:
        head += b"\xfe" + len(content).to_bytes(2, "big")
    else:
        head += b"\xff" + len(content).to_bytes(8, "big")
    return head + bytes(4) + content


def unframed(data: bytes):
    """The first frame's kind and content, and what follows; nothing if it isn't whole."""
    if len(data) < 2:
        return None
    length, start = data[1] & 0x7F, 2
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 4
    elif length == 127:
        length, start = int.from_bytes(data[2:10], "big"), 10
    if len(data) < start + length:
        return None
    return data[0] & 0x0F, data[start:start + length], data[start + length:]
