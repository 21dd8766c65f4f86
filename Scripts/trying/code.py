"""Reads Swift as far as a trial needs it: code without comments, texts and what Linux leaves out; imports and names."""

import re
from typing import NamedTuple

OPENING = re.compile(r'//|/\*|#*"""|#*"')
DIRECTIVE = re.compile(r"[ \t]*#(if|elseif|else|endif)\b(.*)")
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)[ \t]+)?([A-Za-z_]\w*)[\w.]*[ \t]*;?", re.M)
MODIFIERS = (
    r"(?:(?:@[\w.]+(?:\([^\n]*?\))?|public|open|package|internal|final|indirect|nonisolated|distributed|static|class|mutating"
    r"|override|convenience|required|lazy|weak|unowned)[ \t\n]+)*")
TYPE = re.compile(
    rf"^([ \t]*){MODIFIERS}(?:struct|class|enum|actor|protocol|typealias|macro)[ \t]+`?([A-Za-z_]\w*)", re.M)
EXTENSION = re.compile(rf"^[ \t]*{MODIFIERS}(?:public[ \t]+|private[ \t]+|fileprivate[ \t]+)?extension[ \t]+([\w.]+)", re.M)
GLOBAL = re.compile(rf"^{MODIFIERS}(?:func|let|var)[ \t]+`?([A-Za-z_]\w*)", re.M)
FUNCTION = re.compile(rf"^{MODIFIERS}func[ \t]+`?([A-Za-z_]\w*)", re.M)
CALL = re.compile(r"(?<![\w.$#@])[a-z]\w*(?=\()")
WORD = re.compile(r"(?<![\w.$#])[A-Z]\w*")


class Import(NamedTuple):
    module: str
    line: int
    start: int
    end: int


def bare(text):
    """The code with blanks for comments and texts; line ends stay, and so do places."""
    out, at = [], 0
    while found := OPENING.search(text, at):
        out.append(text[at:found.start()])
        end = comment_end(text, found) if found[0][0] == "/" else string_end(text, found)
        out.append(re.sub(r"[^\n]", " ", text[found.start():end]))
        at = end
    out.append(text[at:])
    return "".join(out)


def comment_end(text, opening):
    if opening[0] == "//":
        end = text.find("\n", opening.end())
        return len(text) if end < 0 else end
    depth, at = 1, opening.end()
    while depth and (found := re.compile(r"/\*|\*/").search(text, at)):
        depth += 1 if found[0] == "/*" else -1
        at = found.end()
    return at if depth == 0 else len(text)


def string_end(text, opening):
    """The place behind a text; one that is not closed ends with its line, or with the file."""
    marks = opening[0].count("#")
    quotes = '"""' if opening[0].endswith('"""') else '"'
    special = re.compile(
        re.escape(quotes + "#" * marks) + "|" + re.escape("\\" + "#" * marks) + r"(.)" + ("|\n" if quotes == '"' else ""), re.S)
    at = opening.end()
    while found := special.search(text, at):
        at = found.end()
        if found[0] == "\n":
            return found.start()
        if found[1] is None:
            return at
        if found[1] == "(":
            at = interpolation_end(text, at)
    return len(text)


def interpolation_end(text, at):
    depth = 1
    inside = re.compile(r'[()\n]|#*"""|#*"')
    while depth and (found := inside.search(text, at)):
        at = found.end()
        if '"' in found[0]:
            at = string_end(text, found)
        elif found[0] != "\n":
            depth += 1 if found[0] == "(" else -1
    return at


def active(code, can_import):
    """The code with blanks for what a condition leaves out on Linux, in a debug build."""
    if "#if" not in code:
        return code
    out, states = [], []
    for line in code.split("\n"):
        found = DIRECTIVE.match(line)
        if found is None:
            out.append(line if all(state == "on" for state in states) else " " * len(line))
            continue
        out.append(" " * len(line))
        word, condition = found[1], found[2]
        if word == "if":
            states.append("on" if holds(condition, can_import) else "off")
        elif states and word == "endif":
            states.pop()
        elif states and word in ("else", "elseif"):
            if states[-1] != "off":
                states[-1] = "done"
            elif word == "else" or holds(condition, can_import):
                states[-1] = "on"
    return "\n".join(out)


def holds(condition, can_import):
    """Tells whether a condition of compilation holds; flags that only Xcode sets don't."""
    tokens = re.findall(r"\w+\s*\([^()]*\)|\w+|&&|\|\||[!()]", condition)

    def either():
        value = both()
        while tokens and tokens[0] == "||":
            tokens.pop(0)
            value = both() or value
        return value

    def both():
        value = single()
        while tokens and tokens[0] == "&&":
            tokens.pop(0)
            value = single() and value
        return value

    def single():
        if not tokens:
            return False
        token = tokens.pop(0)
        if token == "!":
            return not single()
        if token == "(":
            value = either()
            if tokens:
                tokens.pop(0)
            return value
        return flag(token)

    def flag(token):
        name, _, argument = token.partition("(")
        argument = argument.rstrip(")").strip()
        match name.strip():
            case "os":
                return argument == "Linux"
            case "canImport":
                return can_import(argument.split(",")[0].split(".")[0].strip())
            case "arch":
                return argument == "x86_64"
            case "swift" | "compiler" | "hasFeature" | "hasAttribute" | "true" | "DEBUG":
                return "<" not in argument
        return False

    return either()


def imports(code):
    """The imports of active code."""
    return [
        Import(found[1], code.count("\n", 0, found.start(1)) + 1, found.start(), found.end())
        for found in IMPORT.finditer(code)]


def types(text):
    """The names of the types that a text declares, and whether each stands at the left edge."""
    return [(found[2], not found[1]) for found in TYPE.finditer(text)]
