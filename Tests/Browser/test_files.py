"""Files: chosen, sent with progress, refused beside the field, and saved from the result."""

import pathlib

from conftest import run
from playwright.sync_api import expect
from waiting import PATIENCE


def ask_for_recipe(page) -> None:
    run(page, "save recipe")
    expect(page.get_by_label("Recipe", exact=True)).to_be_focused()


def resident_kilobytes(server) -> int:
    status = pathlib.Path(f"/proc/{server.serving.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def test_a_file_goes_in_and_comes_out(open_page, kitchen):
    page = open_page(kitchen)
    ask_for_recipe(page)
    page.get_by_label("Recipe", exact=True).set_input_files(
        {"name": "soup <b>.txt", "mimeType": "text/plain", "buffer": b"Boil water."})
    expect(page.locator(".file-name")).to_have_text("soup <b>.txt · 11 bytes")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#dialog-text")).to_have_text("“soup <b>.txt” is in the recipe box.")
    with page.expect_download() as started:
        page.get_by_role("link", name="soup <b>.txt").click()
    assert started.value.suggested_filename.startswith("soup ")
    assert pathlib.Path(started.value.path()).read_bytes() == b"Boil water."
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#card-files li")).to_have_count(0)


def test_what_is_wrong_with_a_file_stands_beside_its_field(open_page, kitchen):
    page = open_page(kitchen)
    page.allowed_complaints.append("415")
    ask_for_recipe(page)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".field-error")).to_have_text("Choose a file for “Recipe”.")
    control = page.get_by_label("Recipe", exact=True)
    control.set_input_files({"name": "a.zip", "mimeType": "application/zip", "buffer": b"PK\x03\x04"})
    expect(page.locator(".field-error")).to_contain_text("Choose a file of another type")
    expect(control).to_have_attribute("aria-invalid", "true")
    control.set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": b"<script>"})
    expect(page.locator(".field-error")).to_have_text("The file is damaged, or is no PNG image.")
    control.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"Peel."})
    expect(page.locator(".field-error")).to_be_hidden()
    page.get_by_role("button", name="Remove a.txt").click()
    expect(control).to_be_focused()
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.locator("#card")).to_be_hidden()


def test_a_dropped_file_is_taken(open_page, kitchen):
    page = open_page(kitchen)
    ask_for_recipe(page)
    data = page.evaluate_handle(
        """() => {
            const data = new DataTransfer();
            data.items.add(new File(['Stir.'], 'stew.txt', { type: 'text/plain' }));
            return data;
        }""")
    page.locator(".file").dispatch_event("drop", {"dataTransfer": data})
    expect(page.locator(".file-name")).to_contain_text("stew.txt")
    page.get_by_role("button", name="Cancel", exact=True).click()


def test_continue_waits_for_an_upload_that_can_be_cancelled(open_page, kitchen):
    page = open_page(kitchen)
    held = []
    page.route("**/session/files?*", lambda route: held.append(route))
    ask_for_recipe(page)
    with page.expect_request("**/session/files?*"):
        page.get_by_label("Recipe", exact=True).set_input_files(
            {"name": "slow.txt", "mimeType": "text/plain", "buffer": b"Wait."})
    submit = page.get_by_role("button", name="Continue")
    expect(submit).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_role("progressbar", name="Sending slow.txt")).to_be_visible()
    page.get_by_role("button", name="Cancel sending slow.txt").click()
    expect(submit).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_label("Recipe", exact=True)).to_be_focused()
    page.get_by_role("button", name="Cancel", exact=True).click()


def test_a_hundred_megabytes_pass_through_without_staying_in_memory(open_page, kitchen, tmp_path):
    recipe = tmp_path / "long.txt"
    line = b"Stir, and stir again, until it is done.\n" * 26_215
    with recipe.open("wb") as file:
        for _ in range(100):
            file.write(line)
    page = open_page(kitchen)
    ask_for_recipe(page)
    before = resident_kilobytes(kitchen)
    page.get_by_label("Recipe", exact=True).set_input_files(recipe)
    expect(page.locator(".file-name")).to_contain_text("105 MB", timeout=PATIENCE * 1000)
    assert resident_kilobytes(kitchen) - before < 40_000
    page.get_by_role("button", name="Continue").click()
    with page.expect_download(timeout=PATIENCE * 1000) as started:
        page.get_by_role("link", name="long.txt").click()
    assert pathlib.Path(started.value.path()).stat().st_size == recipe.stat().st_size
    assert resident_kilobytes(kitchen) - before < 40_000
