"""Entities that come back as files, entities that are files, and addresses."""

import json


def test_the_name_of_the_output_chooses_the_form(bench):
    """By its extension; without one it is the preferred form."""
    done = bench.run("take-sheet", "--sheet", "green", "--output", "sheet.txt")
    assert (done.code, done.err) == (0, "")
    assert (bench.folder / "sheet.txt").read_text() == "green"
    bench.run("take-sheet", "--sheet", "green", "--output", "sheet")
    assert (bench.folder / "sheet").read_text() == "<p>green</p>"
    bench.run("take-sheet", "--sheet", "green", "--output", "kept/")
    assert (bench.folder / "kept/Sheet green.html").read_text() == "<p>green</p>"
    assert bench.run("take-sheet", "--sheet", "green", "--output", "-").out == "<p>green</p>"


def test_a_form_that_there_is_not(bench):
    """The ones that there are are told."""
    done = bench.run("take-sheet", "--sheet", "green", "--output", "sheet.png")
    assert done.code != 0
    assert done.err == (
        "“sheet.png” can’t be written: the result can be had as HTML text or plain text.\n")
    assert not (bench.folder / "sheet.png").exists()


def test_an_error_of_the_author(bench):
    """It is told in the author's words, and nothing is written."""
    done = bench.run("take-sheet", "--sheet", "wet", "--output", "sheet.html")
    assert done.code != 0
    assert "“Sheet wet.html” couldn’t be made: It is wet.\n" in done.err
    assert not (bench.folder / "sheet.html").exists()


def test_a_value_has_its_address(bench):
    """In words and as JSON."""
    assert bench.run("take-sheet", "--sheet", "green").out == "Sheet green – https://sheets.example/green\n"
    done = json.loads(bench.run("take-sheet", "--sheet", "green", "--json").out)
    assert done["url"] == "https://sheets.example/green"


def test_a_path_is_an_entity_that_is_a_file(bench):
    """It is used in place, and can be saved."""
    (bench.folder / "leaf.txt").write_text("Leek")
    done = bench.run("read-leaf", "--leaf", "leaf.txt", "--output", "copy.txt")
    assert done == (0, "leaf.txt Leek\nLeaf\n", "")
    assert (bench.folder / "copy.txt").read_text() == "Leek"
    (bench.folder / "leaf.pdf").write_bytes(b"%PDF-1")
    refused = bench.run("read-leaf", "--leaf", "leaf.pdf")
    assert refused.code != 0
    assert refused.err == "--leaf: Choose a file of another type: plain text.\n"
    made_up = bench.run("read-leaf", "--leaf", "file-0000000000000000-%2Fetc%2Fpasswd")
    assert made_up.code != 0
