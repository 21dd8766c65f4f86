"""What stops a file, read from its imports and from what the compiler says."""

import re
from dataclasses import dataclass, field

from . import advice

#: What another mistake brings with it; it counts where there is nothing else.
UNKNOWN = [
    re.compile(pattern) for pattern in (
        r"cannot find (?:type |operator )?'(?P<name>[^']+)' in scope",
        r"unknown attribute '(?P<attribute>\w+)'",
        r"no macro named '(?P<macro>\w+)'",
        r"external macro implementation type '\w+\.(?P<macro>\w+)' could not be found",
        r"no type named '(?P<name>\w+)' in module",
        r"'(?P<name>\w+)' is not a member type of \w+ '(?P<owner>[^']+)'",
        r"(?:value of type|type|static member of type|instance of type) '(?P<owner>[^']+)'(?: \(aka '[^']*'\))?"
        r" has no (?:dynamic )?member '(?P<name>\w+)'",
    )]
MOVED = re.compile(r"has moved to the (\w+) module|\(aka 'AnyObject'\)")
PREDICATE = re.compile(r"not supported in swift-corelibs-foundation")
CATALOG = {"ImageResource", "ColorResource", "LocalizedStringResource"}
LABELS = {
    "module": "module", "package": "package", "apple": "Apple's", "name": "name", "macro": "macro",
    "catalog": "name of a catalog", "app": "file of the app", "syntax": "syntax error", "encoding": "not UTF-8",
    "large": "too large", "access": "not readable", "crash": "the compiler crashed", "late": "no time left",
    "other": "the compiler says"}


@dataclass
class Reason:
    """One thing that stops a file, with the first place where it does."""

    kind: str
    subject: str
    line: int
    message: str
    names: set = field(default_factory=set)
    is_imported: bool = False

    @property
    def key(self):
        return self.kind, self.subject


def of_imports(missing):
    """The reasons that lie in imports of modules that aren't here."""
    known = advice.modules()
    return [
        Reason("module" if found.module in known else "package", found.module, found.line,
            f"there is no module '{found.module}'", is_imported=True)
        for found in missing]


def of_problems(problems, missing, app, path, together):
    """The reasons that the compiler gives, those of one subject together.

    A name counts as one of a module that isn't here if the table says so, or if the file imports only one such module.
    """
    found, others = {}, []
    for problem in sorted(problems):
        reason = of_problem(problem, missing, app, path, together)
        if reason is None:
            others.append(problem)
            continue
        known = found.setdefault(reason.key, reason)
        known.names |= reason.names
    # Where a name is missing, what cannot be inferred without it says nothing more.
    if not found and not missing and others:
        first = others[0]
        found["other"] = Reason("other", re.sub(r"'[^']*'", "'…'", first.message), first.line, first.message)
    return list(found.values())


def of_problem(problem, missing, app, path, together):
    line, message = problem.line, problem.message
    if MOVED.search(message):
        return Reason("module", "FoundationNetworking", line, message, set(re.findall(r"type '(URL\w+|HTTP\w+)'", message)))
    if PREDICATE.search(message):
        return Reason("module", "Foundation", line, message, {"NSPredicate(format:)"})
    found = next((match for pattern in UNKNOWN if (match := pattern.search(message))), None)
    if found is None:
        return None
    parts = found.groupdict()
    owner = re.sub(r"^some |\.Type$|<.*", "", parts.get("owner") or "").split(".")[-1]
    name = parts.get("name") or parts.get("attribute") or parts.get("macro")
    shown = "@" + name if parts.get("attribute") else "#" + name if parts.get("macro") else name
    # A member is as absent as its owner: one of the app's own is written in a file, or by a macro or a tool.
    if owner in CATALOG and owner not in app.types:
        return Reason("catalog", owner, line, message, {name})
    if not owner and (declaring := app.nearest(app.nested_types.get(name, ()), path)) and declaring not in together:
        return Reason("app", str(declaring), line, message, {name})
    owners = [] if owner else list(advice.owners(shown)) or list(advice.owners(name) if parts.get("attribute") else ())
    if owner and not owners:
        owners = [module for module in advice.owners(owner) or advice.owners(name) if owner not in app.nested_types]
    imported = [item.module for item in missing]
    if likely := [module for module in imported if module in owners] or owners:
        return Reason("module", likely[0], line, message, {shown})
    if owner in app.nested_types and len(imported) != 1:
        return Reason("name", f"{owner}.{name}", line, message)
    if name in advice.absences() or (name in advice.apple_names() and (not owner or owner in advice.our_types())):
        return Reason("apple", f"{owner}.{name}" if owner else shown, line, message)
    if len(imported) == 1:
        kind = "module" if imported[0] in advice.modules() else "package"
        return Reason(kind, imported[0], line, message, {f"{owner}.{name}" if owner else shown})
    if owner in advice.our_types():
        return Reason("apple", f"{owner}.{name}", line, message)
    if parts.get("macro"):
        return Reason("macro", shown, line, message)
    return Reason("name", f"{owner}.{name}" if owner else shown, line, message)
