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
