"""The system's words and the page's own, in the language of the browser."""

from playwright.sync_api import expect

from conftest import search


def test_a_german_browser_reads_german(open_page, workbench):
    page = open_page(workbench, locale="de-AT")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(page.locator("#query")).to_have_attribute("placeholder", "In Workbench suchen")
    expect(page.locator(".section-title").last).to_have_text("Aktionen")
    expect(page.get_by_role("button", name="Textgröße und Erscheinungsbild")).to_be_visible()
    page.keyboard.type("zzzz")
    expect(page.locator(".section-title").last).to_have_text("In Workbench suchen")


def test_what_is_not_found_is_said_in_german(open_page, kitchen):
    page = open_page(kitchen, locale="de-AT")
    page.keyboard.type("zzzz")
    expect(page.locator("#empty")).to_have_text(
        "Nichts entspricht „zzzz“. Ein anderes Wort versuchen oder das Feld leeren, um alles zu sehen.")


def test_the_buttons_of_a_card_are_german(open_page, kitchen):
    page = open_page(kitchen, locale="de-DE")
    search(page, "Suppe bestellen")
    page.keyboard.press("Tab")
    expect(page.locator("[data-role=cancel]")).to_have_text("Abbrechen")
    expect(page.locator("[data-role=submit]")).to_have_text("Fortfahren")


def test_an_arabic_browser_reads_arabic_from_right_to_left(open_page, kitchen):
    page = open_page(kitchen, locale="ar-EG")
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    # The words in an empty field stand where the language begins.
    expect(page.locator("#query")).to_have_css("direction", "rtl")
    expect(page.locator("#query")).to_have_attribute("placeholder", "بحث في Kitchen")
    search(page, "طلب حساء")
    page.keyboard.press("Tab")
    cancel, submit = page.locator("[data-role=cancel]"), page.locator("[data-role=submit]")
    expect(cancel).to_have_text("إلغاء")
    expect(submit).to_have_text("متابعة")
    assert cancel.bounding_box()["x"] > submit.bounding_box()["x"]


def test_a_language_that_the_system_does_not_speak_is_english(open_page, workbench):
    page = open_page(workbench, locale="it-IT")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".section-title").last).to_have_text("Actions")


def test_the_way_in_is_german(browser, workbench):
    context = browser.new_context(locale="de-DE")
    try:
        page = context.new_page()
        page.goto(workbench.address)
        expect(page.locator("h1")).to_have_text("Workbench mit Token öffnen")
        expect(page.get_by_role("button")).to_have_text("Öffnen")
    finally:
        context.close()
