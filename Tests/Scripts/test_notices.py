"""Scripts/notices and Scripts/sbom: what they read of a build, and what they write."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from jsonschema import Draft7Validator
from referencing import Registry, Resource

MIT = """\
Copyright (c) 2026 Ada

Permission is hereby granted, free of charge, to any person obtaining a copy of this software, to use, copy,
sublicense, and/or sell copies of the Software.
"""
APACHE = "Apache License\nVersion 2.0, January 2004\n"
SWIFT = APACHE + "\n## Runtime Library Exception to the Apache 2.0 License: ##\n"
CHECKOUTS = ".build-check/checkouts"


def pin(name, version="1.2.3"):
    state = {"revision": "c0ffee"} | ({"version": version} if version else {"branch": "main"})
    return {"identity": name.lower(), "location": f"https://github.com/toys/{name}.git", "state": state}


@pytest.fixture(scope="module")
def schema():
    """The schema of CycloneDX, strict as the project publishes it; its library has the files, and takes long to import."""
    folder = Path(find_spec("cyclonedx").submodule_search_locations[0]) / "schema/_res"
    bom, *others = [
        json.loads((folder / f"{name}.SNAPSHOT.schema.json").read_text()) for name in ("bom-1.6", "spdx", "jsf-0.82")]
    return Draft7Validator(bom, registry=Registry().with_resources((one["$id"], Resource.from_contents(one)) for one in others))


@pytest.fixture
def built(repository):
    """What a build leaves: a program has Wood and, by that, Glue; macros have Ink, and nothing has Paint."""
    libraries = ("cjose", "harfbuzz", "libcurl", "libpq", "libsodium", "pocketsphinx")
    repository.write("Package.swift", "".join(f'.systemLibrary(name: "C", pkgConfig: "{one}")\n' for one in libraries))
    repository.write("Sources/_Localization/Resources/LICENSE-Unicode.txt", "UNICODE LICENSE\n")
    repository.write("Sources/AppIntentsMacros/Macro.swift", "")
    licenses = {"Wood": MIT, "Glue": APACHE, "Ink": SWIFT, "Paint": APACHE}
    for name, terms in licenses.items():
        repository.write(f"{CHECKOUTS}/{name}/LICENSE.txt", terms)
    repository.write(f"{CHECKOUTS}/Glue/NOTICE.txt", "Glue has resin of others.  \n")
    commands = {
        name: {"moduleName": f"{name}Module", "inputs": [
            {"name": f"/build/{name}.derived/sources"}, {"name": f"/build/.build-check/checkouts/{name}/Sources/A.swift"}]}
        for name in ("Wood", "Glue", "Ink")}
    needs = {
        "Toys": ["WoodModule", "AppIntentsMacros", "InkModule"], "WoodModule": ["GlueModule"], "AppIntentsMacros": ["InkModule"]}
    plan = {"swiftCommands": commands, "targetDependencyMap": needs}
    repository.write(".build-check/debug/description.json", json.dumps(plan))
    repository.write("Package.resolved", json.dumps({"pins": [pin(name) for name in licenses]}))
    repository.write("Tests/Packages/Kiosk/Package.resolved", json.dumps({"pins": [pin("OpenCombine", None), pin("Wood")]}))
    repository.write(".build-packages/checkouts/OpenCombine/LICENSE", MIT.replace("Ada", "Grace"))
    return repository


def test_notices_have_the_words_of_what_programs_contain(built):
    assert built.run("Scripts/notices").code == 0
    text = (built.folder / "NOTICE").read_text()
    programs, rest = text.split("In programs: packages of Swift\n")[1].split("Beside programs: libraries of the system\n")
    assert f"\nWood (MIT)\nhttps://github.com/toys/Wood\n\n{MIT}" in programs
    assert "\nGlue (Apache-2.0)\nhttps://github.com/toys/Glue\n\nGlue has resin of others.\n" in programs
    combine = "https://github.com/toys/OpenCombine\nOnly with the trait Combine.\n\nCopyright (c) 2026 Grace"
    assert f"\nOpenCombine (MIT)\n{combine}" in programs
    assert "Ink" not in programs and "Paint" not in programs
    macros, fetched = rest.split("compiled into no program:")
    assert "- Ink (Apache-2.0 WITH Swift-exception): https://github.com/toys/Ink\n" in macros
    assert fetched == "\n\n- Paint (Apache-2.0): https://github.com/toys/Paint\n"
    assert "    UNICODE LICENSE\n" in text
    assert "- libsodium (ISC): traits Web, Assistants and S3\n" in rest


def test_notices_must_be_those_of_the_dependencies(built):
    assert built.run("Scripts/notices", "--check") == (1, "", (
        "Scripts/notices: NOTICE isn't what the dependencies say; write it with Scripts/notices, and commit it.\n"))
    built.run("Scripts/notices")
    assert built.run("Scripts/notices", "--check") == (0, "Notices: NOTICE is up to date.\n", "")
    built.write(f"{CHECKOUTS}/Glue/NOTICE.txt", "Glue has resin of many.\n")
    assert built.run("Scripts/notices", "--check").code == 1


def test_a_new_version_alone_changes_no_notice(built):
    built.run("Scripts/notices")
    pins = [pin(name, "1.3.0") for name in ("Wood", "Glue", "Ink", "Paint")]
    built.write("Package.resolved", json.dumps({"pins": pins}))
    assert built.run("Scripts/notices", "--check").code == 0


@pytest.mark.parametrize(("gone", "words"), [
    ("Package.resolved", "there is no Package.resolved; .ci/run, or Scripts/check, writes it."),
    (".build-check/debug/description.json",
     "there is no .build-check/debug/description.json; Scripts/swift-checked build --build-tests writes it."),
    (f"{CHECKOUTS}/Wood/LICENSE.txt", "wood has no file LICENSE."),
])
def test_what_is_missing_is_named(built, gone, words):
    (built.folder / gone).unlink()
    for name in ("notices", "sbom"):
        assert built.run(f"Scripts/{name}") == (1, "", f"Scripts/{name}: {words}\n")


def test_a_package_without_a_checkout_is_named(built):
    built.write("Package.resolved", json.dumps({"pins": [pin("Nails")]}))
    assert built.run("Scripts/sbom").error == (
        "Scripts/sbom: Package.resolved has nails, of which there is no checkout in .build-check; build again.\n")


def test_a_license_that_nobody_judged_is_refused(built):
    built.write(f"{CHECKOUTS}/Paint/LICENSE.txt", "Do what you want.\n")
    assert built.run("Scripts/notices").error == (
        "Scripts/notices: paint has a license that Scripts/dependencies.py doesn't know; teach it.\n")


def test_a_library_of_the_system_that_nobody_judged_is_refused(built):
    built.write(
        "Package.swift",
        "".join(f'pkgConfig: "{one}"\n' for one in ("cjose", "harfbuzz", "libcurl", "libpq", "libsodium", "zlib")))
    assert built.run("Scripts/notices").error == (
        "Scripts/notices: Package.swift and the table of this script differ in pocketsphinx, zlib; teach the script.\n")


def test_the_bill_of_materials_is_valid_and_the_same_each_time(built, schema):
    said = built.run("Scripts/sbom")
    assert (said.code, said.error) == (0, "")
    assert built.run("Scripts/sbom").output == said.output
    bill = json.loads(said.output)
    assert list(schema.iter_errors(bill)) == []
    assert bill["metadata"]["component"]["version"] == "0.1.0"
    assert [
        (one["name"], one["version"], one["licenses"][0]["expression"], one["scope"], one["purl"])
        for one in bill["components"]
    ] == [
        ("Glue", "1.2.3", "Apache-2.0", "required", "pkg:swift/github.com/toys/Glue@1.2.3"),
        ("Ink", "1.2.3", "Apache-2.0 WITH Swift-exception", "excluded", "pkg:swift/github.com/toys/Ink@1.2.3"),
        # Without a version, the revision is what is built.
        ("OpenCombine", "c0ffee", "MIT", "required", "pkg:swift/github.com/toys/OpenCombine@c0ffee"),
        ("Paint", "1.2.3", "Apache-2.0", "excluded", "pkg:swift/github.com/toys/Paint@1.2.3"),
        ("Wood", "1.2.3", "MIT", "required", "pkg:swift/github.com/toys/Wood@1.2.3"),
    ]
    # The schema sees mistakes.
    bill["components"][0]["scope"] = "sometimes"
    assert [list(error.path) for error in schema.iter_errors(bill)] == [["components", 0, "scope"]]
