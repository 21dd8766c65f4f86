"""Writes what a trial found, as text for people and as data for programs."""

import collections
import json
import re

from . import advice, reasons

IN_MODE_6 = "Write `static let`; a text or a description needs no `var`."
#: So many files and names are listed beside another; data has all.
SHOWN = 3
ANSWERS = {
    "recipe": "there is a recipe", "stand-in": "write a stand-in", "no": "no", "package": "a package", "": ""}
STATES = {
    "compiles": "compiles as it is", "with": "compiles with other files of the app",
    "swift5": "compiles in Swift 5 mode only", "needs": "is stopped in files that it needs", "stopped": "is stopped in itself",
    "untried": "is not tried: the time was over"}
PLURALS = {
    "compiles": "compile as they are", "with": "compile with other files of the app",
    "swift5": "compile in Swift 5 mode only", "needs": "are stopped in files that they need",
    "stopped": "are stopped in themselves", "untried": "are not tried: the time was over"}
GENERAL = {
    "macro": "Macros of packages need that package; those of Apple's that are here are listed in `Documentation/Coverage.md`.",
    "catalog": "A name that Xcode generates from a catalog: the plugin `CatalogSymbols` generates it (“Adding the package”).",
    "app": "The app declares it in a file that can't be read, or that can't be in one module with this one.",
    "syntax": "The compiler can't read the file; later versions of Swift may.",
    "encoding": "", "large": "", "access": "",
    "crash": "A mistake of the compiler's: try the file by itself with a newer Swift.",
    "late": "Try a part of the app, or give more time with --seconds.",
    "name": "Neither the app's sources nor the modules here have them: names of a generated file, of a package, or of Apple's.",
    "cut": "Views lead to the whole app. Move the intents' own types away from it.",
    "other": "The compiler refuses the code here."}


def data(app, trial, modules, facts):
    """All that is known, for JSON."""
    return {
        "version": 1, "app": facts["name"], "swift": facts["swift"], "seconds": round(facts["seconds"], 1),
        "settings": modules.settings, "default_isolation": trial.isolation,
        "files": app.count, "tests": len(app.tests), "is_cut": app.is_cut,
        "with_intents": len(trial.verdicts), "tried": len(trial.copies),
        "states": {state: sum(verdict.state == state for verdict in trial.verdicts) for state in STATES},
        "stops": stops(trial), "older_mode": older_mode(trial), "clashes": facts["clashes"],
        "unreadable": {str(path): words for path, (_, words) in sorted(app.unreadable.items())},
        "verdicts": [
            {
                "path": str(verdict.path), "state": verdict.state, "needs": [str(path) for path in verdict.needs],
                "note": verdict.note, "reasons": [reason_data(reason) for reason in verdict.own],
                "stopped_in": sorted({str(path) for path, _ in pairs(verdict) if path != verdict.path}),
            } for verdict in trial.verdicts],
    }


def pairs(verdict):
    return [value for value in verdict.causes.values() if isinstance(value, tuple)]


def reason_data(reason):
    return {
        "kind": reason.kind, "subject": reason.subject, "line": reason.line, "message": reason.message,
        "names": sorted(reason.names), "import_only": reason.import_only}


def stops(trial):
    """What stops files, most first: how many, and how many of these nothing else stops."""
    found = {}
    for verdict in trial.verdicts:
        for kind, subject in verdict.causes:
            entry = found.setdefault((kind, subject), {"files": 0, "alone": 0})
            entry["files"] += 1
            entry["alone"] += len(verdict.causes) == 1
    names, by_import = collections.defaultdict(set), collections.Counter()
    everywhere = list(trial.reasons.values()) + [verdict.own for verdict in trial.verdicts if verdict.path not in trial.reasons]
    for own in everywhere:
        for reason in own:
            names[reason.key] |= reason.names
            by_import[reason.key] += reason.import_only
    out = []
    for (kind, subject), entry in found.items():
        answer, words = told(kind, subject)
        out.append({
            "kind": kind, "subject": subject, **entry, "import_only": by_import[kind, subject],
            "names": sorted(names[kind, subject]), "answer": answer, "advice": words})
    return sorted(out, key=lambda stop: (-stop["files"], -stop["alone"], stop["kind"], stop["subject"]))


def older_mode(trial):
    """What the compiler says in Swift 6 mode of files that compile in Swift 5 mode only, most first."""
    found = collections.Counter()
    for verdict in trial.verdicts:
        if verdict.state == "swift5":
            found[reasons.general(re.sub(r"^\S.*?\.swift:\d+: ", "", verdict.note))] += 1
    return [
        {"files": count, "message": message, "advice": IN_MODE_6 if "global shared mutable state" in message else ""}
        for message, count in sorted(found.items(), key=lambda item: (-item[1], item[0]))]


def told(kind, subject):
    """The answer and the advice for what stops a file."""
    if kind == "module":
        return advice.modules()[subject]
    if kind == "package":
        return "package", advice.PACKAGE
    if kind == "apple":
        reason = advice.absences().get(subject.split(".")[-1].lstrip("@#"))
        return "no" if reason else "", reason or "A declaration of Apple's that isn't here yet: please report it."
    return "", GENERAL[kind]


def text(report):
    """The report for people."""
    out = [
        f"{report['app']}: {report['files']} Swift files, {report['with_intents']} of them with App Intents "
        f"({report['tests']} file{'s' * (report['tests'] != 1)} of tests left out).",
        f"Swift {report['swift']}, {report['seconds']} s, {report['tried']} file{'s' * (report['tried'] != 1)} tried, with the settings of a target that "
        "“Adding the package” names.", ""]
    if report["default_isolation"]:
        out[1:2] = [out[1], f"The project isolates declarations to {report['default_isolation']} by default; so does the trial."]
    for state, count in report["states"].items():
        if count:
            out.append(f"  {count:4} {STATES[state] if count == 1 else PLURALS[state]}")
    if report["stops"]:
        out += ["", "What stops them, most first", ""]
        for stop in report["stops"][:25]:
            out += stop_lines(stop)
        if more := len(report["stops"]) - 25:
            if more > 0:
                out.append(f"       and {more} more, see --json")
    if report["older_mode"]:
        out += ["", "What keeps them in Swift 5 mode, most first", ""]
        for entry in report["older_mode"]:
            out.append(f"  {entry['files']:4} {entry['message']}")
            if entry["advice"]:
                out.append(f"       {entry['advice']}")
    out += ["", "File by file", ""]
    for verdict in report["verdicts"]:
        out += verdict_lines(verdict)
    if report["clashes"]:
        out += ["", "Names that are here, too", ""]
        out += [f"  {sentence}" for sentence in report["clashes"]]
    notes = [f"  {path} {words}." for path, words in report["unreadable"].items()]
    if report["is_cut"]:
        notes.append("  The folder has more files than a trial reads; try a part of it.")
    if notes:
        out += ["", "Left out", "", *notes]
    return "\n".join(out) + "\n"


def stop_lines(stop):
    label = reasons.LABELS[stop["kind"]]
    subject = f" {stop['subject']}" if stop["subject"] else ""
    answer = f" ({ANSWERS[stop['answer']]})" if ANSWERS[stop["answer"]] else ""
    alone = f", {stop['alone']} of them nothing else" if stop["alone"] and stop["alone"] < stop["files"] else ""
    alone = ", nothing else" if stop["alone"] == stop["files"] else alone
    lines = [f"  {stop['files']:4} {label}{subject}{answer}{alone}"]
    if stop["names"]:
        lines.append(f"       names: {some([f'`{name}`' for name in stop['names']], 8)}")
    if stop["import_only"]:
        count = stop["import_only"]
        lines.append(
            f"       in {count} file{'s' * (count != 1)} the import alone; `#if canImport({stop['subject']})` around it is enough")
    if stop["advice"]:
        lines.append(f"       {stop['advice']}")
    return lines


def verdict_lines(verdict):
    needs = verdict["needs"]
    lines = [f"  {verdict['path']}: {STATES[verdict['state']]}"]
    if verdict["state"] == "swift5":
        lines.append(f"      in Swift 6 mode: {verdict['note']}")
    if verdict["state"] in ("with", "swift5") and needs:
        lines.append(f"      with {some(needs)}")
    for reason in verdict["reasons"][:SHOWN]:
        lines.append(f"      line {reason['line']}: {reason['message']}" if reason["line"] else f"      {reason['message']}")
    if more := len(verdict["reasons"][SHOWN:]):
        lines.append(f"      and {more} more")
    if stopped := verdict["stopped_in"]:
        lines.append(f"      needs {len(needs)} file{'s' * (len(needs) != 1)}; stopped in {some(stopped)}")
    return lines


def some(names, shown=SHOWN):
    """The first of some names, and how many more there are."""
    rest = len(names) - shown
    return ", ".join(names[:shown]) + (f" and {rest} more" if rest > 0 else "")


def as_json(report):
    return json.dumps(report, indent=2, ensure_ascii=False) + "\n"
