"""Entities whose content can be saved: the file is made when a person asks for it."""

import pathlib
import re

from conftest import run
from playwright.sync_api import Page, expect


def sheet(open_page, workbench, name: str) -> Page:
    page = open_page(workbench)
    run(page, "take sheet")
    page.get_by_role("option", name=f"Sheet {name}").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#card-files")).to_be_visible()
    return page


def test_a_postcard_is_saved(open_page, travel):
    page = open_page(travel)
    run(page, "write postcard")
    page.get_by_role("option").first.click()
    page.get_by_role("button", name="Continue").click()
    links = page.locator("#card-files").get_by_role("link")
    expect(links).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile(r"\.svg")).click()
    assert download.value.suggested_filename.endswith(".svg")
    assert "<svg" in pathlib.Path(download.value.path()).read_text()
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile(r"\.txt")).click()
    assert pathlib.Path(download.value.path()).read_text()


def test_a_file_that_the_app_cannot_make_says_why(open_page, workbench):
    page = sheet(open_page, workbench, "wet")
    page.allowed_complaints.append("Failed to load resource")
    page.locator("#card-files").get_by_role("link").first.click()
    expect(page.locator("#card-files [role=status]").first).to_contain_text("It is wet.")


def test_an_entity_that_is_a_file_is_handed_in(open_page, workbench):
    page = open_page(workbench)
    run(page, "read leaf")
    # The app suggests none, so there is nothing to list before a person types.
    search_field = page.get_by_role("combobox", name="Leaf")
    expect(search_field).to_be_focused()
    expect(page.get_by_role("listbox")).to_be_hidden()
    chooser = page.get_by_label("A file for Leaf")
    widths = [one.bounding_box()["width"] for one in (search_field, page.locator(".parts .file"))]
    assert abs(widths[0] - widths[1]) < 1, widths
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".field-error")).to_be_visible()
    chooser.set_input_files({"name": "fern.txt", "mimeType": "text/plain", "buffer": b"Green."})
    expect(page.locator(".file-name")).to_have_text("fern.txt · 6 bytes")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#dialog-text")).to_have_text("fern.txt Green.")
    with page.expect_download() as download:
        page.locator("#card-files").get_by_role("link", name="fern.txt").click()
    assert pathlib.Path(download.value.path()).read_bytes() == b"Green."
