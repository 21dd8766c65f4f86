"""Scripts/check-products: what others can't depend on by a version."""

import json

import pytest

MODE = {"kind": {"swiftLanguageMode": {"_0": "6"}}, "tool": "swift"}
UNSAFE = {"kind": {"unsafeFlags": {"_0": ["-Xfrontend", "-x"]}}, "tool": "swift"}


def target(name, *dependencies, settings=(MODE,), plugins=()):
    return {
        "name": name, "dependencies": list(dependencies), "settings": list(settings),
        "pluginUsages": [{"plugin": [one, None]} for one in plugins]}


def product(name, kind="library"):
    return {"name": name, "targets": [name], "type": {kind: None}}


def checked(repository, *targets, products=("Toys", "Tools", "Shop")):
    """What is said of a package; a program in the place of swift prints it."""
    package = {"products": [product(name, "executable" if name == "Shop" else "library") for name in products],
               "targets": [*targets, *(target(name) for name in ("Toys", "Tools", "Shop")
                                       if name not in {one["name"] for one in targets})]}
    repository.write(".build-package.json", json.dumps(package))
    repository.program(".build-programs/swift", f"exec cat '{repository.folder}/.build-package.json'")
    return repository.run("Scripts/check-products", path=repository.folder / ".build-programs")


def test_flags_of_tests_are_nobodys_concern(repository):
    assert checked(repository, target("ToysTests", settings=[UNSAFE])) == (
        0, "Products: 3, none with unsafe flags, each with its promise.\n", "")


@pytest.mark.parametrize("dependency", [
    {"byName": ["Inner", None]}, {"target": ["Inner", {"traits": ["Macros"]}]}])
def test_unsafe_flags_are_named_with_the_way_to_them(repository, dependency):
    outer = target("Toys", {"product": ["NIO", "nio", None, None]}, dependency)
    said = checked(repository, outer, target("Inner", settings=[UNSAFE]))
    assert said == (1, "", (
        "Scripts/check-products: the product Toys has unsafe flags by Toys → Inner: -Xfrontend -x; a package that depends on "
        "it by a version doesn't build.\n"))


def test_plugins_and_their_tools_are_part_of_a_product(repository):
    said = checked(
        repository, target("Shop", plugins=["Names"]), target("Names", {"byName": ["Tool", None]}),
        target("Tool", settings=[UNSAFE]))
    assert "by Shop → Names → Tool: -Xfrontend -x;" in said.error


def test_each_product_has_a_promise_and_each_promise_a_product(repository):
    table = "| `Toys`, `_Hidden` | stable | toys |\n| `Tools`, `Gone` | evolving | tools |\n"
    repository.write("Documentation/Releasing.md", table)
    repository.write("Sources/_Hidden/Hidden.swift", "")
    assert checked(repository).error == (
        "Scripts/check-products: the product Shop has no row in Documentation/Releasing.md; say there what it promises.\n"
        "Scripts/check-products: Documentation/Releasing.md has a row for Gone, which is no product.\n")


def test_a_source_without_a_version_is_refused(repository):
    repository.say_version("next")
    assert checked(repository).error == (
        "Scripts/check-products: “next” is no semantic version, such as 0.2.0 or 1.0.0-rc.1.\n")


def test_a_manifest_that_is_wrong_is_refused(repository):
    repository.program(".build-programs/swift", "echo 'error: no such module' >&2; exit 1")
    assert repository.run("Scripts/check-products", path=repository.folder / ".build-programs").error == (
        "Scripts/check-products: Package.swift can't be read: error: no such module.\n")
