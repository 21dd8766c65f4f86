"""The examples as people of two more languages see them: all words, and what is written by locale."""

import pytest
from conftest import run, serve
from playwright.sync_api import Page, expect

# A space that doesn't break precedes a currency; a mark keeps an Arabic amount in its direction.
SPACE, MARK = "\u00a0", "\u200f"


@pytest.fixture
def first_list(tmp_path):
    """The kitchen with the to-dos that it begins with."""
    yield from serve("Kitchen", tmp_path)


def expect_card(page: Page, *lines: str) -> None:
    """Expects the whole text of the card's content, line by line."""
    expect(page.locator("#content")).to_have_text(" ".join(lines), use_inner_text=True)


def expect_names(page: Page, *names: str) -> None:
    """Expects what a screen reader calls the pictures and buttons of the card's content, in their order."""
    labelled = page.locator("#content").locator("img, button, [role=img]:not(svg)")
    expect(labelled).to_have_count(len(names))
    for index, name in enumerate(names):
        expect(labelled.nth(index)).to_have_accessible_name(name)


def expect_buttons(page: Page, *labels: str) -> None:
    expect(page.locator("#system button")).to_have_text(list(labels))


def test_rows_of_a_narrow_page_have_room_for_long_words(open_page, travel):
    """What a key does is said in a row only where the row has room for it."""
    page = open_page(travel, locale="de", viewport={"width": 390, "height": 844})
    row = page.get_by_role("option", name="Sehenswürdigkeiten durchsuchen")
    share = row.evaluate("row => row.querySelector('.row-text').clientWidth / row.clientWidth")
    assert share > .6


def test_tickets_are_bought_in_german(open_page, searching):
    page = open_page(searching, locale="de")
    run(page, "Nächste finden")
    expect_card(
        page, "Eiffelturm", "Frankreich", "0 m von 48,86; 2,29 entfernt",
        "Der eiserne Turm, der zwanzig Jahre stehen sollte und zum Inbegriff von Paris wurde.",
        "Beste Ticketpreise finden")
    expect_names(page, "Zeichnung eines Turms", "Zu Favoriten hinzufügen", "Beste Ticketpreise finden")
    expect_buttons(page, "Fertig")

    page.get_by_role("button", name="Beste Ticketpreise finden").click()
    expect_card(page, "Wie viele Tickets?", "2", "Eiffelturm · je 42 $ an der Kasse")
    expect_names(page, "Weniger Tickets", "2 Tickets", "Mehr Tickets")
    expect_buttons(page, "Abbrechen", "Suchen")
    page.get_by_role("button", name="Weniger Tickets").click()
    expect_names(page, "Weniger Tickets", "1 Ticket", "Mehr Tickets")
    for _ in range(2):
        page.get_by_role("button", name="Mehr Tickets").click()
    expect_card(page, "Wie viele Tickets?", "3", "Eiffelturm · je 42 $ an der Kasse")

    page.locator("#system [data-role=confirm]").click()
    expect_card(page, "Eiffelturm", "3 Tickets", "Suche …", "6 Angebote werden verglichen")
    expect_card(page, "Eiffelturm", "3 Tickets", "Eintritt", "3 × 37 $", "111 $", "Kaufen")
    buy = page.locator("#content").get_by_role("button")
    expect(buy).to_have_attribute("aria-label", f"3 Tickets für 111{SPACE}$ kaufen")
    buy.click()
    expect_card(page, "Eiffelturm", "3 Tickets", "Eintritt", "3 × 37 $", "111 $", "Gekauft. Gute Reise!")
    expect(page.locator("#notice")).to_have_text("Du hast 3 Tickets für „Eiffelturm“ gekauft.")
    expect_buttons(page, "Fertig")


def test_tickets_are_bought_in_arabic_from_right_to_left(open_page, searching):
    page = open_page(searching, locale="ar-EG")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    run(page, "الأقرب")
    expect_card(
        page, "برج إيفل", "فرنسا", "على بُعد ٠ م من ٤٨٫٨٦؛ ٢٫٢٩",
        "البرج الحديدي الذي أُريد له أن يبقى عشرين عامًا فصار هو باريس.", "أفضل أسعار التذاكر")
    expect_names(page, "رسم برج", "إضافة إلى المفضلة", "أفضل أسعار التذاكر")
    expect_buttons(page, "تم")
    # The name is at the leading edge of the language, the heart at the trailing one.
    name, heart = page.get_by_role("heading", name="برج إيفل"), page.get_by_role("button", name="إضافة إلى المفضلة")
    assert name.bounding_box()["x"] > heart.bounding_box()["x"]

    page.get_by_role("button", name="أفضل أسعار التذاكر").click()
    gate = f"برج إيفل · {MARK}٤٢ US$\u200e للتذكرة عند البوابة"
    expect_card(page, "كم تذكرة؟", "٢", gate)
    expect_names(page, "تذاكر أقل", "تذكرتان", "تذاكر أكثر")
    expect_buttons(page, "إلغاء", "بحث")
    page.get_by_role("button", name="تذاكر أكثر").click()
    expect_card(page, "كم تذكرة؟", "٣", gate)
    expect_names(page, "تذاكر أقل", "٣ تذاكر", "تذاكر أكثر")

    page.locator("#system [data-role=confirm]").click()
    expect_card(page, "برج إيفل", "٣ تذاكر", "جارٍ البحث…", "جارٍ مقارنة ٦ عروض")
    offer = ["برج إيفل", "٣ تذاكر", "دخول عام", f"٣ × {MARK}٣٧ US$\u200e", f"{MARK}١١١ US$\u200e"]
    expect_card(page, *offer, "شراء")
    buy = page.locator("#content").get_by_role("button")
    expect(buy).to_have_attribute("aria-label", f"شراء ٣ تذاكر مقابل {MARK}١١١{SPACE}US$\u200e")
    buy.click()
    expect_card(page, *offer, "تم الشراء. رحلة سعيدة!")
    expect(page.locator("#notice")).to_have_text("اشتريت ٣ تذاكر لزيارة برج إيفل.")
    expect_buttons(page, "تم")


@pytest.mark.parametrize("language, lines", [
    ("de", [
        "Europa", "die nächsten 5 von 48", "Eiffelturm", "Frankreich · 0 m", "Louvre", "Frankreich · 3,2 km",
        "Atomium", "Belgien · 270 km", "Mont-Saint-Michel", "Frankreich · 280 km",
        "Tower Bridge", "Vereinigtes Königreich · 339 km"]),
    ("ar-EG", [
        "أوروبا", "أقرب ٥ من ٤٨", "برج إيفل", "فرنسا · ٠ م", "متحف اللوفر", "فرنسا · ٣٫٢ كم",
        "أتوميوم", "بلجيكا · ٢٧٠ كم", "مون سان ميشيل", "فرنسا · ٢٨٠ كم",
        "جسر البرج", "المملكة المتحدة · ٣٣٩ كم"])])
def test_a_list_names_places_and_distances(open_page, travel, language, lines):
    page = open_page(travel, locale=language)
    page.goto(travel.address + "/run/BrowseLandmarksIntent?continent=europe")
    page.locator("#system [data-role=submit]").click()
    expect_card(page, *lines)


@pytest.mark.parametrize("language, action, parameter, typed, option, card, greeting, direction", [
    ("de", "Postkarte schreiben", "Sehenswürdigkeit", "baikal", "Baikalsee Asien · Russland · 6.680 km",
     ["Postkarte „Baikalsee“", "Russland"], "Viele Grüße: Baikalsee, Russland!", "ltr"),
    ("ar-EG", "كتابة بطاقة بريدية", "معلم", "بايكال", "بحيرة بايكال آسيا · روسيا · ٦٬٦٨٠ كم",
     ["بطاقة بريدية من بحيرة بايكال", "روسيا"], "تحيات من بحيرة بايكال، روسيا!", "rtl"),
])
def test_a_postcard_is_written_from_a_place_found_by_its_name(
        open_page, travel, language, action, parameter, typed, option, card, greeting, direction):
    page = open_page(travel, locale=language)
    page.keyboard.type(action)
    expect(page.get_by_role("option").first).to_contain_text(action)
    page.keyboard.press("Tab")
    field = page.get_by_role("combobox", name=parameter)
    expect(field).to_be_focused()
    page.keyboard.type(typed)
    expect(page.locator(".options [role=option]")).to_have_count(1)
    expect(page.locator(".options [role=option]")).to_have_text(option, use_inner_text=True)
    page.keyboard.press("Enter")
    expect(field).not_to_have_value(typed)
    page.keyboard.press("Enter")
    expect_card(page, *card)
    links = page.locator("#card-files a")
    expect(links).to_have_text([f"{card[0]}.svg", f"{card[0]}.txt"])
    image, text = (page.request.get(travel.address + link.get_attribute("href")).text() for link in links.all())
    assert text == greeting
    assert f'direction="{direction}">{greeting}</text>' in image


def test_a_dinner_is_planned_in_german(open_page, kitchen):
    page = open_page(kitchen, locale="de")
    run(page, "Abendessen planen")
    expect(page.locator("#card-title")).to_have_text("Abendessen planen")
    guest = page.get_by_role("group", name="Gast")
    guest.get_by_label("Name").fill("Ada")
    budget = page.get_by_role("group", name="Budget")
    expect(budget.get_by_label("Währung").locator("option")).to_have_text(
        ["Euro (EUR)", "US-Dollar (USD)", "Japanischer Yen (JPY)"])
    budget.get_by_label("Betrag").fill("1200")
    page.get_by_role("group", name="Zeit").get_by_label("Minuten").fill("90")
    expect_buttons(page, "Abbrechen", "Fortfahren")
    page.locator("#system [data-role=submit]").click()
    expect(page.locator("#card")).to_have_text(
        "Abendessen planen Einmal, für Ada: 1.200,00 €, 1 Stunde und 30 Minuten. Fertig", use_inner_text=True)


def test_soups_and_the_first_to_dos_are_german(first_list, open_page):
    page = open_page(first_list, locale="de")
    run(page, "Aufgabenliste zeigen")
    expect_card(
        page, "Zu tun", "Noch 4", "Messer schärfen", "Bohnen einweichen", "Gemüsebrühe kochen", "Kräuter gießen",
        "Zitronen bestellen")
    page.get_by_role("switch", name="Messer schärfen").click()
    expect_card(
        page, "Zu tun", "Noch 3", "Messer schärfen", "Bohnen einweichen", "Gemüsebrühe kochen", "Kräuter gießen",
        "Zitronen bestellen")
    page.keyboard.press("Escape")
    run(page, "Suppe bestellen")
    expect(page.get_by_role("combobox", name="Suppe")).to_be_focused()
    page.keyboard.type("zwiebel")
    expect(page.locator(".options [role=option]")).to_have_text(
        ["Französische Zwiebelsuppe Zwiebel, Brühe, Gruyère"], use_inner_text=True)
