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
    "module": "module", "package": "package", "apple": "Apple's", "name": "names that are nowhere", "macro": "macro",
    "catalog": "name of a catalog", "app": "not compiled with a file of the app", "syntax": "syntax error", "encoding": "not UTF-8",
    "large": "too large", "access": "not readable", "crash": "the compiler crashed", "late": "no time left",
    "other": "the compiler says", "cut": "more files needed than a trial takes"}


@dataclass
class Reason:
    """One thing that stops a file, with the first place where it does."""

    kind: str
    subject: str
    line: int
    message: str
    names: set = field(default_factory=set)
    is_imported: bool = False
    import_only: bool = False

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


def of_problems(problems, missing, app, path, together, broken):
    """The reasons that the compiler gives, those of one subject together, and whether some mistakes have no known one.

    A name counts as one of a module that isn't here if the table says so, or if the file imports only one such module.
    """
    found, others = {}, []
    for problem in sorted(problems):
        reason = of_problem(problem, missing, app, path, together, broken)
        if reason is None:
            others.append(problem)
            continue
        known = found.setdefault(reason.key, reason)
        known.names |= reason.names
    # What a class lacks that inherits from a missing one, and what cannot be inferred, says nothing more.
    if len(found) > 1 or missing:
        name = found.get(("name", ""))
        if name and not (kept := {name for name in name.names if name.split(".")[0] not in app.nested_types}):
            del found[name.key]
        elif name:
            name.names = kept
    if not found and not missing and others:
        first = next((problem for problem in others if "protocol requires" in problem.message), others[0])
        found["other"] = Reason("other", general(first.message), first.line, first.message)
    return list(found.values()), bool(others) or ("name", "") in found


def general(message):
    """A message without the names in it."""
    return re.sub(r" \[#\w+\]$|: protocol requires .*", "", re.sub(r"'[^']*'", "'…'", message))


def of_problem(problem, missing, app, path, together, broken):
    line, message = problem.line, problem.message
    if MOVED.search(message):
        return Reason("module", "FoundationNetworking", line, message, set(re.findall(r"type '(URL\w+|HTTP\w+)'", message)))
    if PREDICATE.search(message):
        return Reason("module", "Foundation", line, message, {"NSPredicate(format:)"})
    found = next((match for pattern in UNKNOWN if (match := pattern.search(message))), None)
    if found is None:
        return None
    parts = found.groupdict()
    owner = re.sub(r"^(?:some|any) |\.Type$|<.*|\?", "", parts.get("owner") or "").split(".")[-1]
    name = parts.get("name") or parts.get("attribute") or parts.get("macro")
    shown = "@" + name if parts.get("attribute") else "#" + name if parts.get("macro") else name
    # A member is as absent as its owner: one of the app's own is written in a file, or by a macro or a tool.
    if owner in CATALOG and owner not in app.types:
        return Reason("catalog", owner, line, message, {name})
    if not owner and (declaring := app.nearest(app.nested_types.get(name, ()), path)) and declaring not in together:
        if declaring in broken:
            return Reason("app", str(declaring), line, message, {name})
        return Reason("cut", "", line, message, {name})
    owners = [] if owner else list(advice.owners(shown)) or list(advice.owners(name) if parts.get("attribute") else ())
    if owner and not owners:
        owners = [module for module in advice.owners(owner) or advice.owners(name) if owner not in app.nested_types]
    imported = [item.module for item in missing]
    packages = [module for module in imported if module not in advice.modules()]
    full = f"{owner}.{name}" if owner else shown
    if likely := [module for module in imported if module in owners] or owners:
        return Reason("module", likely[0], line, message, {shown})
    if owner in app.nested_types and app.with_member(name):
        return Reason("app", "", line, message, {full})
    if owner in app.nested_types and len(imported) != 1:
        return Reason("name", "", line, message, {full})
    if name in advice.absences() or (name in advice.apple_names() and (not owner or owner in advice.our_types())):
        return Reason("apple", full, line, message)
    if len(imported) == 1 or len(packages) == 1:
        module = imported[0] if len(imported) == 1 else packages[0]
        names = set() if owner in app.nested_types else {full}
        return Reason("package" if module in packages else "module", module, line, message, names)
    if not owner and re.match(r"(?:CS|CL|UT)[A-Z]", name):
        return Reason("apple", shown, line, message)
    if parts.get("macro"):
        return Reason("macro", shown, line, message)
    return Reason("name", "", line, message, {full})
