"""Scripts/api: what it says of a public API that changed since the last release, and which version it asks for."""

import pytest
from conftest import graph, loaded, symbol

api = loaded("api")

TOY = symbol("Toy", "struct Toy", "swift.struct")
PLAY = symbol("Toy.play(times:)", "func play(times: Int)")
PLAYABLE = symbol("Playable", "protocol Playable", "swift.protocol")
COLOR = symbol("Color", "enum Color", "swift.enum")
RED = symbol("Color.red", "case red", "swift.enum.case")
CONFORMS = {"kind": "conformsTo", "source": "s:Toy", "target": "s:Playable"}
BEFORE = (TOY, PLAY, PLAYABLE, COLOR, RED)


def released(repository, *symbols, relationships=(CONFORMS,), version="0.1.0", module="Toys"):
    """Releases a version with a module, beside an empty one; returns the folder of graphs."""
    graphs = repository.folder / ".build-graphs"
    for name in ("Toys", "Tools"):
        graph(graphs, name)
    graph(graphs, module, *symbols, relationships=relationships)
    repository.say_version(version)
    assert repository.run("Scripts/api", "write", graphs).code == 0
    repository.commit()
    repository.git("tag", version)
    return graphs


def compared(repository, version, *symbols, relationships=(CONFORMS,), before="0.1.0", module="Toys"):
    """What is said of a module that changed since a release."""
    graphs = released(repository, *BEFORE, version=before, module=module)
    graph(graphs, module, *symbols, relationships=relationships)
    repository.say_version(version)
    return repository.run("Scripts/api", "compare", graphs)


def test_without_a_release_everything_is_new(repository):
    graph(repository.folder / ".build-graphs", "Toys", *BEFORE)
    said = repository.run("Scripts/api", "compare", ".build-graphs")
    assert said == (0, "API: no release is tagged yet, so everything is new.\n", "")


def test_nothing_changed(repository):
    assert compared(repository, "0.1.0", *BEFORE) == (0, "API: nothing changed since 0.1.0.\n", "")


def removed(*gone):
    return [one for one in BEFORE if one not in gone]


def read(folder, symbols, relationships):
    graph(folder, "Toys", *symbols, relationships=relationships)
    return api.declarations(folder, ["Toys"])["Toys"]


def changed(folder, symbols, relationships, before=BEFORE, related=(CONFORMS,)):
    """What breaks, and how much is new."""
    return api.changes(read(folder, before, related), read(folder, symbols, relationships))


END = symbol("Playable.end()", "func end()")
REQUIRED = {"kind": "requirementOf", "source": "s:Playable.end()", "target": "s:Playable"}
GIVEN = {"kind": "defaultImplementationOf", "source": "s:default", "target": "s:Playable.end()"}
HASHABLE = {"kind": "conformsTo", "source": "s:Playable", "target": "s:SH", "targetFallback": "Swift.Hashable"}


@pytest.mark.parametrize(("symbols", "relationships", "broken"), [
    (removed(PLAY), [CONFORMS], ("Toy", "func play(times: Int)", None)),
    ([*removed(PLAY), symbol("Toy.play(times:)", "func play(times: Int) async")], [CONFORMS],
     ("Toy", "func play(times: Int)", "func play(times: Int) async")),
    (BEFORE, [], ("Toy", ": Playable", None)),
    ([*BEFORE, symbol("Color.blue", "case blue", "swift.enum.case")], [CONFORMS], ("Color", None, "case blue")),
    ([*BEFORE, END], [CONFORMS, REQUIRED], ("Playable", None, "required func end()")),
    (BEFORE, [CONFORMS, HASHABLE], ("Playable", None, "required : Hashable")),
])
def test_what_code_outside_may_see_is_a_break(tmp_path, symbols, relationships, broken):
    assert changed(tmp_path, symbols, relationships) == ([broken], 0)


def test_what_is_new_breaks_nothing(tmp_path):
    """A member, a requirement with a default, a type with all that it has, and a conformance."""
    symbols = [
        *BEFORE, symbol("Toy.rest()", "func rest()"), END, symbol("Size", "enum Size", "swift.enum"),
        symbol("Size.big", "case big", "swift.enum.case")]
    relationships = [CONFORMS, REQUIRED, GIVEN, HASHABLE | {"source": "s:Color"}]
    assert changed(tmp_path, symbols, relationships) == ([], 5)


def test_a_requirement_may_get_a_default_and_not_lose_it(tmp_path):
    symbols, without, given = [PLAYABLE, END], [REQUIRED], [REQUIRED, GIVEN]
    assert changed(tmp_path, symbols, given, symbols, without) == ([], 0)
    broken = ("Playable", "func end()", "required func end()")
    assert changed(tmp_path, symbols, without, symbols, given) == ([broken], 0)


def test_the_nearest_overload_is_what_a_declaration_became(tmp_path):
    before = [TOY, symbol("Toy.a", "func play(times: Int)"), symbol("Toy.b", "func play(with: Toy)")]
    after = [TOY, symbol("Toy.a", "func play(with: Toy) async"), symbol("Toy.b", "func play(times: Int) async")]
    assert changed(tmp_path, after, [], before, []) == ([
        ("Toy", "func play(times: Int)", "func play(times: Int) async"),
        ("Toy", "func play(with: Toy)", "func play(with: Toy) async")], 0)


def test_a_break_is_said_with_the_version_that_it_needs(repository):
    blue = symbol("Color.blue", "case blue", "swift.enum.case")
    quiet = symbol("Toy.play(times:)", "func play(times: Int) async")
    said = compared(repository, "0.1.1", *removed(PLAY, RED), quiet, blue, relationships=[])
    assert said == (1, """\
Toys (stable): 4 breaking, 0 new; needs a new minor version.
  removed: Color: case red
  new, and code outside must know of it: Color: case blue
  removed: Toy: : Playable
  changed: Toy: func play(times: Int)
       to: func play(times: Int) async
""", (
        "Scripts/api: what changed since 0.1.0 needs a new minor version; Sources/AppIntentsHost/FrameworkVersion.swift says "
        "0.1.1. Raise it, or take the change back; Documentation/Releasing.md has the rules.\n"))


@pytest.mark.parametrize(("before", "module", "needed", "enough", "not_enough"), [
    ("0.1.0", "Toys", "minor", "0.2.0", "0.1.0"), ("1.0.0", "Toys", "major", "2.0.0", "1.1.0")])
def test_the_version_must_be_enough_for_a_break(repository, before, module, needed, enough, not_enough):
    said = compared(repository, enough, *removed(PLAY), before=before, module=module)
    assert (said.code, said.output.splitlines()[-1]) == (0, f"API: {enough} is enough for what changed since {before}.")
    repository.say_version(not_enough)
    said = repository.run("Scripts/api", "compare", ".build-graphs")
    assert (said.code, f"needs a new {needed} version" in said.error) == (1, True)


@pytest.mark.parametrize(("last", "level", "is_breaking", "part"), [
    ("0.1.0", "stable", False, "patch"), ("0.1.0", "evolving", True, "minor"), ("1.0.0", "stable", False, "minor"),
    ("1.0.0", "evolving", True, "minor")])
def test_the_part_that_a_change_raises(last, level, is_breaking, part):
    assert api.needed(api.versions.Version(last), level, is_breaking) == part


def test_constraints_and_types_of_others_are_told_apart(repository):
    """Two extensions have one declaration under different constraints, and a type of the standard library conforms."""
    limit = {"constraints": [{"kind": "conformance", "lhs": "Self", "rhs": "Other"}]}
    graphs = released(
        repository, PLAYABLE, symbol("Playable.go()", "func go()"), symbol("Playable.go()", "func go()", swiftExtension=limit),
        relationships=[{"kind": "conformsTo", "source": "s:SS", "target": "s:Playable"}])
    said = repository.run("Scripts/api", "show", "Toys")
    assert said.output == (
        "\n\tprotocol Playable\nPlayable\n\tfunc go()\n\tfunc go() [Self : Other]\nString\n\t: Playable\n")
    graph(graphs, "Toys")
    said = repository.run("Scripts/api", "compare", graphs)
    assert "4 breaking" in said.output


def test_modules_that_are_internal_are_not_compared(repository):
    graphs = released(repository, *BEFORE)
    graph(graphs, "Shop", symbol("sell()", "func sell()"))
    assert repository.run("Scripts/api", "compare", graphs).output == "API: nothing changed since 0.1.0.\n"


def test_a_module_that_is_gone_is_a_break(repository):
    graphs = released(repository, *BEFORE)
    repository.write("Documentation/Releasing.md", "| `Tools` | evolving | tools |\n")
    said = repository.run("Scripts/api", "compare", graphs)
    assert (said.code, said.output.splitlines()[0]) == (
        1, "Toys (stable): 6 breaking, 0 new; needs a new minor version.")


def test_what_is_written_down_must_be_that_of_the_source(repository):
    graphs = released(repository, *BEFORE)
    assert repository.run("Scripts/api", "check", graphs).code == 0
    graph(graphs, "Toys", TOY)
    said = repository.run("Scripts/api", "check", graphs)
    assert said == (1, "", (
        "Scripts/api: Documentation/API doesn't have the declarations of this source (Toys.txt.gz); write them with "
        'Scripts/api write "$(Scripts/symbol-graphs)", and commit them.\n'))


def test_the_same_declarations_are_the_same_bytes(repository):
    graphs = released(repository, *BEFORE)
    place = repository.folder / "Documentation/API/Toys.txt.gz"
    once = place.read_bytes()
    place.unlink()
    graph(graphs, "Toys", *reversed(BEFORE), relationships=[CONFORMS])
    assert repository.run("Scripts/api", "write", graphs).code == 0
    assert place.read_bytes() == once


def test_a_module_without_a_graph_is_refused(repository):
    graph(repository.folder / ".build-graphs", "Toys", TOY)
    said = repository.run("Scripts/api", "write", ".build-graphs")
    assert said == (1, "", "Scripts/api: .build-graphs has no symbol graphs of Tools; Scripts/symbol-graphs writes them.\n")


@pytest.mark.parametrize(("table", "words"), [
    ("| `Toys` | solid | toys |", "calls `Toys` “solid”, which is none of stable, evolving, internal"),
    ("| `Toys` | stable | toys |\n| `Tools`, `Toys` | stable | toys |", "has two rows for Toys")])
def test_a_table_that_is_not_clear_is_refused(repository, table, words):
    repository.write("Documentation/Releasing.md", table + "\n")
    assert repository.run("Scripts/api", "compare", ".").error == f"Scripts/api: Documentation/Releasing.md {words}.\n"


def test_a_version_before_the_release_is_refused(repository):
    said = compared(repository, "0.0.9", *BEFORE)
    assert said == (1, "", (
        "Scripts/api: Sources/AppIntentsHost/FrameworkVersion.swift says 0.0.9, which is before the last release 0.1.0.\n"))


def test_a_release_that_is_not_there_is_refused(repository):
    assert repository.run("Scripts/api", "compare", ".", "3.0.0").error == "Scripts/api: there is no release 3.0.0.\n"


def test_a_tag_without_declarations_is_refused(repository):
    repository.git("tag", "0.1.0")
    said = repository.run("Scripts/api", "compare", ".")
    assert said.error == "Scripts/api: the tag 0.1.0 has no Documentation/API: there is nothing to compare with.\n"
