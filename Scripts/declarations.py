"""Reads declarations as text, and says in what two of them differ.

Both sides come from the compiler's printing, so what is left to even out is what means the same: white space,
backticks, modules before types, `Self.`, the order of attributes and of requirements, the names of
generic parameters and of arguments inside.
"""

import functools
import itertools
import re
from dataclasses import dataclass

# Attributes that say how a declaration is used; all others concern its own module.
ATTRIBUTES = {
    "@MainActor", "@discardableResult", "@dynamicMemberLookup", "@propertyWrapper", "@resultBuilder",
}
MODIFIERS = {
    "static", "class", "mutating", "nonmutating", "nonisolated", "convenience", "indirect", "prefix",
    "infix", "weak", "unowned", "async",
}
DROPPED = {"public", "package", "open", "final", "override", "required", "internal", "nonisolated"}
KINDS = {
    "init", "func", "var", "let", "subscript", "case", "struct", "class", "enum", "protocol", "actor",
    "typealias", "associatedtype", "macro", "extension",
}
MODULE = re.compile(
    r"\b(?:Swift|Foundation|AppIntents|SwiftUI|_Localization|UniformTypeIdentifiers)\.")
OPENING, CLOSING = "([{<", ")]}>"


@dataclass
class Declaration:
    attributes: frozenset = frozenset()
    modifiers: frozenset = frozenset()
    kind: str = ""
    generics: tuple = ()
    # Each is a label, a type, and a default.
    arguments: tuple = ()
    effects: frozenset = frozenset()
    result: str = ""
    requirements: frozenset = frozenset()


def split(text, separator=","):
    """The parts between separators that stand in no brackets."""
    parts, depth, start, place = [], 0, 0, 0
    is_quoted = False
    while place < len(text):
        character = text[place]
        if character == '"':
            is_quoted = not is_quoted
        elif not is_quoted:
            if character in OPENING:
                depth += 1
            elif character in CLOSING and text[place - 1:place + 1] != "->":
                depth -= 1
            elif depth == 0 and text.startswith(separator, place):
                parts.append(text[start:place].strip())
                start = place + len(separator)
        place += 1
    parts.append(text[start:].strip())
    return [part for part in parts if part]


def closing(text, start):
    """The place of the bracket that closes the one at a place."""
    depth, is_quoted = 0, False
    for place in range(start, len(text)):
        character = text[place]
        if character == '"':
            is_quoted = not is_quoted
        elif is_quoted:
            continue
        elif character in OPENING:
            depth += 1
        elif character in CLOSING and text[place - 1:place + 1] != "->":
            depth -= 1
            if depth == 0:
                return place
    return len(text) - 1


def plain(text):
    """A type or a value as text, without what means nothing."""
    text = text.replace("`", "")
    text = re.sub(MODULE, "", text)
    text = re.sub(r"\bSelf\.", "", text)
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"\s*([:,=<>()\[\]&|?!.{}-])\s*", r"\1", text)
    text = text.replace("->", " -> ")
    # Arguments of a function type have no names to its callers.
    text = re.sub(r"(?<=[(,])_ \w+:", "", text)
    text = re.sub(
        r"\bsome ([\w.]+(?:&[\w.]+)+)",
        lambda found: "some " + "&".join(sorted(found[1].split("&"))), text)
    previous = None
    while previous != text:
        previous = text
        text = re.sub(r"\bArray<([^<>]*)>", r"[\1]", text)
        text = re.sub(r"\bOptional<([^<>]*)>", r"\1?", text)
        text = re.sub(r"\bDictionary<([^<>,]*),([^<>]*)>", r"[\1:\2]", text)
    return text.strip()


def requirement(text):
    """A requirement, whichever side comes first."""
    text = plain(text)
    if "==" in text:
        return "==".join(sorted(text.split("==")))
    return text


@functools.cache
def read(text, name):
    """The declaration that a text spells; `name` is the last part of its path."""
    found = Declaration()
    rest = text.strip()
    attributes, modifiers = set(), set()
    while rest.startswith("@"):
        attribute = re.match(r"@\w+", rest)[0]
        rest = rest[len(attribute):]
        if rest.startswith("<"):
            rest = rest[closing(rest, 0) + 1:]
        if rest.startswith("("):
            rest = rest[closing(rest, 0) + 1:]
        rest = rest.lstrip()
        attributes.add({"@_functionBuilder": "@resultBuilder"}.get(attribute, attribute))
    while True:
        word = re.match(r"(\w+)(?:\([^)]*\))?\s+", rest)
        if not word or word[1] not in MODIFIERS | DROPPED:
            break
        # `class` before anything but a name is a modifier.
        if word[1] == "class" and not re.match(r"class\s+(?:func|var|subscript)\b", rest):
            break
        if word[1] not in DROPPED or word[1] == "nonisolated":
            modifiers.add(word[1])
        rest = rest[word.end():]
    kind = re.match(r"\w+", rest)
    found.kind = kind[0] if kind else ""
    rest = rest[len(found.kind):].strip()
    accessors = re.search(r"\s*\{[^{}]*\}$", rest)
    if accessors and " where " in rest:
        # Requirements stand before them.
        rest = rest[:accessors.start()]
    whole = split(rest, " where ")
    rest = whole[0] if whole else ""
    requirements = [requirement(one) for part in whole[1:] for one in split(part)]
    base = name.split("(")[0]
    rest = rest.replace("`", "")
    if rest.startswith(base) and base not in {"init", "subscript"}:
        rest = rest[len(base):].strip()
    if found.kind == "init" and rest[:1] in "?!":
        modifiers.add("failable")
        rest = rest[1:].strip()
    if rest.startswith("<"):
        end = closing(rest, 0)
        for one in split(rest[1:end]):
            generic, _, bound = one.partition(":")
            found.generics += (generic.strip(),)
            if bound:
                requirements.append(requirement(f"{generic.strip()} : {bound.strip()}"))
        rest = rest[end + 1:].strip()
    if found.kind in {"struct", "class", "enum", "protocol", "actor", "extension"}:
        rest = ""
    if rest.startswith("(") and found.kind in {"init", "func", "subscript", "macro", "case"}:
        end = closing(rest, 0)
        found.arguments = tuple(argument(one) for one in split(rest[1:end]))
        rest = rest[end + 1:].strip()
    found.requirements = frozenset(requirements)
    read_rest(found, rest)
    found.attributes = frozenset(attributes & ATTRIBUTES)
    found.modifiers = frozenset(modifiers)
    return renamed(found)


def read_rest(found, rest):
    """Effects, the result or type, and the accessors."""
    if found.kind in {"var", "let"}:
        rest = rest.removeprefix(":").strip()
        head, _, accessors = rest.partition("{")
        head = split(head, "=")[0] if head.strip() else ""
        found.result = plain(head)
        accessors = accessors.rstrip("} ")
        # A constant can be read, a stored variable also be written.
        stored = {"get"} if found.kind == "let" else {"get", "set"}
        words = set(accessors.split()) if accessors else stored
        found.kind = "var"
        found.effects = frozenset(words - {"nonmutating", "mutating"})
        return
    if found.kind in {"typealias", "associatedtype"}:
        found.result = plain(rest)
        return
    before, _, result = rest.partition("->")
    found.effects = frozenset(re.findall(r"\b(async|throws|rethrows)\b", before))
    found.result = plain(re.sub(r"\{[^}]*\}$", "", result))


def argument(text):
    """An argument's label, type and default; its name inside means nothing."""
    halves = split(text, "=")
    value = plain("=".join(halves[1:])) if len(halves) > 1 else ""
    head, colon, kind = halves[0].partition(":")
    if not colon:
        return ("", plain(halves[0]), value)
    builders = re.findall(r"@\w+(?:<[^>]*>)?", head)
    label = re.sub(r"@\w+(?:<[^>]*>+)?", "", head).split()
    kind = plain(kind)
    if builders:
        kind = " ".join(plain(one) for one in builders) + " " + kind
    return (label[0].replace("`", "") if label else "", kind, value)


def renamed(found):
    """The same with the generic parameters named by their place."""
    names = {name.removeprefix("each ").strip(): f"#{place}"
             for place, name in enumerate(found.generics)}
    if not names:
        return found
    pattern = re.compile(r"(?<![.\w])(" + "|".join(map(re.escape, names)) + r")\b")

    def swap(text):
        return pattern.sub(lambda match: names[match[1]], text)

    found.generics = tuple(swap(name) for name in found.generics)
    found.arguments = tuple((label, swap(kind), value) for label, kind, value in found.arguments)
    found.result = swap(found.result)
    found.requirements = frozenset(requirement(swap(one)) for one in found.requirements)
    return found


def differences(apple, ours):
    """In what our declaration differs from Apple's, as words; nothing if they are the same."""
    found = []
    if apple.kind != ours.kind:
        return [f"`{apple.kind}` as `{ours.kind}`"]
    if apple.arguments != ours.arguments:
        found += argument_differences(apple.arguments, ours.arguments)
    if apple.result != ours.result:
        found.append(f"type `{ours.result or 'none'}` for `{apple.result or 'none'}`")
    for title, wanted, had in (
        ("", apple.attributes, ours.attributes), ("", apple.modifiers, ours.modifiers),
        ("", apple.effects, ours.effects), ("requirement ", apple.requirements, ours.requirements),
    ):
        found += [f"without {title}`{one}`" for one in sorted(wanted - had)]
        found += [f"with {title}`{one}`" for one in sorted(had - wanted)]
    if len(apple.generics) != len(ours.generics):
        found.append(f"{len(ours.generics)} generic parameters for {len(apple.generics)}")
    return found


def argument_differences(apple, ours):
    if len(apple) != len(ours):
        return [f"{len(ours)} arguments for {len(apple)}"]
    found = []
    for (label, kind, value), (our_label, our_kind, our_value) in zip(apple, ours):
        if label != our_label:
            found.append(f"label `{our_label}:` for `{label}:`")
        if kind != our_kind:
            found.append(f"type of `{label}:` `{our_kind}` for `{kind}`")
        if value != our_value:
            found.append(
                f"default of `{label}:` {f'`{our_value}`' if our_value else 'absent'}"
                f" for {f'`{value}`' if value else 'none'}")
    return found


def opened(found):
    """The same with a generic parameter for each argument of some type: `some P` is `T` where `T : P`."""
    numbers, requirements = itertools.count(900), set(found.requirements)

    def name(match):
        generic = f"#{next(numbers)}"
        requirements.add(requirement(f"{generic} : {match[1]}"))
        return generic

    arguments = tuple((label, re.sub(r"\bsome ([\w.&]+)", name, kind), value)
                      for label, kind, value in found.arguments)
    return Declaration(
        found.attributes, found.modifiers, found.kind, found.generics, arguments, found.effects,
        found.result, frozenset(requirements))


def canonical(found):
    """The same with the generic parameters named in the order in which the arguments use them, and without those
    that nothing uses."""
    found = opened(found)
    texts = [kind for _, kind, _ in found.arguments] + [found.result]
    used = list(dict.fromkeys(re.findall(r"#\d+", " ".join(texts))))
    names = {name: f"#{place}" for place, name in enumerate(used)}

    def swap(text):
        return re.sub(r"#\d+", lambda match: names.get(match[0], match[0]), text)

    return Declaration(
        found.attributes, found.modifiers, found.kind, tuple(names.values()),
        tuple((label, swap(kind), value) for label, kind, value in found.arguments),
        found.effects, swap(found.result),
        frozenset(requirement(swap(one)) for one in found.requirements
                  if all(name in names for name in re.findall(r"#\d+", one))))


def unwrapped(text):
    """A type or requirement of a value that isn't optional: it is its own `UnwrappedType`."""
    return requirement(re.sub(r"(?<=\w)(?<!\bValue)\.UnwrappedType\b", "", text))


def resolved(found):
    """The same without generic parameters that can only be one type: `IntentParameter` has no subclasses."""
    for one in found.requirements:
        if alias := re.fullmatch(r"(#\d+):(IntentParameter<.*>)", one):
            def swap(text, alias=alias):
                return re.sub(rf"{alias[1]}\b", alias[2], text)
            return resolved(Declaration(
                found.attributes, found.modifiers, found.kind, found.generics,
                tuple((label, swap(kind), value) for label, kind, value in found.arguments),
                found.effects, swap(found.result),
                frozenset(swap(other) for other in found.requirements if other != one)))
    return found


def spread(found, count):
    """The same with as many arguments as a call has in place of a parameter pack."""
    packs = [place for place, (_, kind, _) in enumerate(found.arguments) if kind.startswith("repeat ")]
    if len(packs) != 1:
        return found
    label, kind, _ = found.arguments[packs[0]]
    pack = re.search(r"each (#\d+)", kind)[1]
    copies = [f"#{100 + place}" for place in range(count - len(found.arguments) + 1)]

    def copied(text, copy):
        return re.sub(rf"^repeat |each (?={pack}\b)", "", text).replace(pack, copy)

    def is_packed(text):
        return re.search(rf"\b(?:repeat|each) .*{pack}\b", text)

    return Declaration(
        found.attributes, found.modifiers, found.kind, found.generics,
        (*found.arguments[:packs[0]], *((label, copied(kind, copy), "") for copy in copies),
         *found.arguments[packs[0] + 1:]),
        found.effects, found.result,
        frozenset(one for one in found.requirements if not is_packed(one))
        | {copied(one, copy) for one in found.requirements if is_packed(one) for copy in copies})


def accepts(apple, ours, is_known=True):
    """Our declaration takes every call of Apple's: it has the same arguments in their order, beside others with a
    default, and requires the same. Of a declaration whose text isn't known, the labels are compared."""
    ours = spread(ours, len(apple.arguments))
    left, kept = list(ours.arguments), []
    for label, _, value in apple.arguments:
        while left and left[0][0] != label and left[0][2]:
            left.pop(0)
        if not left or left[0][0] != label or value and left[0][2] != value:
            return False
        kept.append(left.pop(0))
    if any(not value for _, _, value in left):
        return False
    if not is_known:
        return True
    ours = canonical(Declaration(
        ours.attributes, ours.modifiers, ours.kind, ours.generics, tuple(kept), ours.effects, ours.result,
        ours.requirements))
    apple = canonical(resolved(apple))
    return (
        (apple.kind, apple.attributes, apple.modifiers - {"convenience"}, apple.effects, unwrapped(apple.result))
        == (ours.kind, ours.attributes, ours.modifiers - {"convenience"}, ours.effects, unwrapped(ours.result))
        and [unwrapped(kind) for _, kind, _ in apple.arguments] == [unwrapped(kind) for _, kind, _ in ours.arguments]
        and {unwrapped(one) for one in ours.requirements} == needed({unwrapped(one) for one in apple.requirements}))


def needed(requirements):
    """The requirements without those of an optional value, beside which Apple has the same for one that isn't, and
    without those of a property's class, which its value's type implies."""
    return {one for one in requirements
            if not re.search(r":ExpressibleByNilLiteral$|^Property:EntityProperty<", one)}


def check_reading():
    """Shows the reader two texts that mean the same, and some that don't."""
    one = read(
        "convenience init<Spec>(title: LocalizedStringResource, default defaultValue: "
        "Value.UnwrappedType? = nil, range: Array<Int> = [], @Builder<Value> resolvers: @escaping () "
        "-> Spec) where Spec : ResolverSpecification, A.B == C.D", "init(title:default:range:resolvers:)")
    same = read(
        "@available(*, deprecated) public convenience init<S: ResolverSpecification>(title: "
        "_Localization.LocalizedStringResource, default value: Value.UnwrappedType?=nil, range: [Int] "
        "= [], @Builder<Value> resolvers: @escaping () -> S) where C.D == A.B",
        "init(title:default:range:resolvers:)")
    assert not differences(one, same), differences(one, same)
    for text, expected in (
        ("init(title: LocalizedStringResource = \"\")", "default of `title:` `\"\"` for none"),
        ("init(title: String)", "type of `title:` `String` for `LocalizedStringResource`"),
        ("init(title: LocalizedStringResource) async", "with `async`"),
        ("init(title: LocalizedStringResource) where A : B", "with requirement `A:B`"),
        ("@MainActor init(title: LocalizedStringResource)", "with `@MainActor`"),
    ):
        found = differences(
            read("init(title: LocalizedStringResource)", "init(title:)"), read(text, "init(title:)"))
        assert found == [expected], (text, found)
    general = read(
        "init<S>(title: LocalizedStringResource = \"\", size: Int = 1, @Builder<Value> resolvers: @escaping () -> S = "
        "Own.init) where S : Resolvers", "init")
    pack = read("init<each V>(_ keys: repeat KeyPath<Intent, IntentParameter<each V>>) where repeat each V : Sendable", "init")
    for text, other, expected in (
        ("init(size: Int = 1)", general, True), ("init(title: LocalizedStringResource)", general, True),
        ("init<T>(title: LocalizedStringResource, @Builder<Value> resolvers: @escaping () -> T) where T : Resolvers",
         general, True),
        ("init(size: Int = 2)", general, False), ("init(size: Int, title: LocalizedStringResource)", general, False),
        ("init<T>(@Builder<Value> resolvers: @escaping () -> T)", general, False),
        ("init<V0, P0, V1, P1>(_ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>) where V0 : Sendable, "
         "P0 : IntentParameter<V0>, V1 : Sendable, P1 : IntentParameter<V1>", pack, True),
        ("init<V0, P0>(_ k0: KeyPath<Intent, P0>) where P0 : IntentParameter<V0>", pack, False),
    ):
        assert accepts(read(text, "init"), other) == expected, text
    some = read("init(_ title: some StringProtocol, role: Role? = nil)", "init")
    assert accepts(read("init<S>(_ title: S) where S : StringProtocol", "init"), some)
    assert not accepts(read("init<S>(_ title: S) where S : View", "init"), some)
    constant = differences(read("let rawValue: Int", "rawValue"), read("var rawValue: Int { get }", "rawValue"))
    assert not constant, constant


check_reading()
