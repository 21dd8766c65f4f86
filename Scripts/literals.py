"""Reads the string literals of Swift, as far as the checks of texts need them."""

import re

ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}


def literals(code):
    """The literals of a file outside of comments, without those of several lines: (text, place), …"""
    at = 0
    while at < len(code):
        if code.startswith("//", at):
            at = code.find("\n", at) % (len(code) + 1)
        elif code.startswith('"""', at):
            at = code.index('"""', at + 3) + 3
        elif code[at] == '"':
            start = at
            text, at = literal(code, at + 1)
            yield text, start
        else:
            at += 1


def literal(code, at):
    """The text of a literal whose quote stands just before a place, and the place behind it.

    A value is `%`, one with a specifier of its own that specifier, a parameter in a summary `${name}`.
    """
    text = ""
    while code[at] != '"':
        if code.startswith("\\(", at):
            value, at = interpolation(code, at + 2)
            text += placeholder(value)
        elif code.startswith("\\u{", at):
            end = code.index("}", at)
            text, at = text + chr(int(code[at + 3:end], 16)), end + 1
        elif code[at] == "\\":
            text, at = text + ESCAPES.get(code[at + 1], code[at + 1]), at + 2
        else:
            text, at = text + code[at], at + 1
    return text, at + 1


def interpolation(code, at):
    """The code of a value whose bracket stands just before a place, and the place behind it."""
    start, depth = at, 1
    while depth:
        if code[at] == '"':
            _, at = literal(code, at + 1)
            continue
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        at += 1
    return code[start:at - 1], at


def placeholder(value):
    if name := re.fullmatch(r"\\?\.\$?(\w+)", value):
        return "${" + name[1] + "}"
    specifier = re.search(r'\bspecifier: "(%[^"]+)"$', value)
    return specifier[1] if specifier else "%"
