"""The examples as people of other languages see them: all words, and what is written by locale."""

import json

import pytest
from conftest import expect_notice, run, serve
from pages import wait_until
from playwright.sync_api import Page, expect
from programs import ROOT, TRAVEL_LOCATION

# The languages of the system, and a region of each.
LANGUAGES = {
    "en": "en-US", "ar": "ar-EG", "de": "de-DE", "es": "es-ES", "fr": "fr-FR", "ja": "ja-JP", "zh-Hans": "zh-CN",
    "zh-Hant": "zh-TW",
}
# A space that doesn't break precedes a currency; a mark keeps an Arabic amount in its direction.
SPACE, MARK = "\u00a0", "\u200f"


@pytest.fixture
def first_list(tmp_path):
    """The kitchen with the to-dos that it begins with."""
    yield from serve("Kitchen", tmp_path)


@pytest.fixture(scope="module")
def untouched(tmp_path_factory):
    """The travel app as nothing was done with it, which would be remembered in the language of who did it."""
    yield from serve("TravelTracking", tmp_path_factory.mktemp("untouched"), "--location", TRAVEL_LOCATION)


def expect_card(page: Page, *lines: str) -> None:
    """Expects the whole text of the card's content, line by line."""
    expect(page.locator("#content")).to_have_text(" ".join(lines), use_inner_text=True)


def note_cards(page: Page) -> None:
    """Notes each text of the card's content from now on: one may be there between two looks of a test."""
    page.evaluate("""() => {
        window.stood = [];
        const content = document.querySelector('#content');
        new MutationObserver(() => stood.push(content.innerText.trim().replace(/\\s+/g, ' ')))
            .observe(content, { childList: true, characterData: true, subtree: true });
    }""")


def expect_noted(page: Page, *lines: str) -> None:
    wait_until(page, f"stood.includes({json.dumps(' '.join(lines))})")


def expect_names(page: Page, *names: str) -> None:
    """Expects what a screen reader calls the pictures and buttons of the card's content, in their order."""
    labelled = page.locator("#content").locator("img, button, [role=img]:not(svg)")
    expect(labelled).to_have_count(len(names))
    for index, name in enumerate(names):
        expect(labelled.nth(index)).to_have_accessible_name(name)


def expect_buttons(page: Page, *labels: str) -> None:
    expect(page.locator("#system button")).to_have_text(list(labels))


def english_texts(language: str) -> set[str]:
    """The English texts of the travel example, of several words, that a language says otherwise."""
    texts = set()
    for catalog in (ROOT / "Examples/TravelTracking/Resources").glob("*.xcstrings"):
        for key, entry in json.loads(catalog.read_text())["strings"].items():
            text = key.replace("${applicationName}", "TravelTracking")
            translation = entry["localizations"].get(language, {}).get("stringUnit", {}).get("value")
            if " " in text and "%" not in text and "${" not in text and translation != text:
                texts.add(text)
    return texts


@pytest.mark.parametrize("path", ["/", "/help"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_no_english_for_readers_of_another_language(open_page, untouched, language, path):
    page = open_page(untouched, locale=LANGUAGES[language])
    page.goto(untouched.address + path)
    content = page.get_by_role("option" if path == "/" else "link").first
    expect(content).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
    words = page.locator("body").inner_text()
    found = {text for text in english_texts(language) if text in words}
    # The English page shows that they would be found.
    assert (found != set()) == (language == "en"), found


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

    note_cards(page)
    page.locator("#system [data-role=confirm]").click()
    expect_noted(page, "Eiffelturm", "3 Tickets", "Suche …", "6 Angebote werden verglichen")
    expect_card(page, "Eiffelturm", "3 Tickets", "Eintritt", "3 × 37 $", "111 $", "Kaufen")
    buy = page.locator("#content").get_by_role("button")
    expect(buy).to_have_attribute("aria-label", f"3 Tickets für 111{SPACE}$ kaufen")
    buy.click()
    expect_card(page, "Eiffelturm", "3 Tickets", "Eintritt", "3 × 37 $", "111 $", "Gekauft. Gute Reise!")
    expect_notice(page, "Du hast 3 Tickets für „Eiffelturm“ gekauft.")
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

    note_cards(page)
    page.locator("#system [data-role=confirm]").click()
    expect_noted(page, "برج إيفل", "٣ تذاكر", "جارٍ البحث…", "جارٍ مقارنة ٦ عروض")
    offer = ["برج إيفل", "٣ تذاكر", "دخول عام", f"٣ × {MARK}٣٧ US$\u200e", f"{MARK}١١١ US$\u200e"]
    expect_card(page, *offer, "شراء")
    buy = page.locator("#content").get_by_role("button")
    expect(buy).to_have_attribute("aria-label", f"شراء ٣ تذاكر مقابل {MARK}١١١{SPACE}US$\u200e")
    buy.click()
    expect_card(page, *offer, "تم الشراء. رحلة سعيدة!")
    expect_notice(page, "اشتريت ٣ تذاكر لزيارة برج إيفل.")
    expect_buttons(page, "تم")


@pytest.mark.parametrize("language, lines", [
    ("de", [
        "Europa", "die nächsten 5 von 48", "Eiffelturm", "Frankreich · 0 m", "Louvre", "Frankreich · 3,2 km",
        "Atomium", "Belgien · 270 km", "Mont-Saint-Michel", "Frankreich · 280 km",
        "Tower Bridge", "Vereinigtes Königreich · 339 km"]),
    ("ar-EG", [
        "أوروبا", "أقرب ٥ من ٤٨", "برج إيفل", "فرنسا · ٠ م", "متحف اللوفر", "فرنسا · ٣٫٢ كم",
        "أتوميوم", "بلجيكا · ٢٧٠ كم", "مون سان ميشيل", "فرنسا · ٢٨٠ كم",
        "جسر البرج", "المملكة المتحدة · ٣٣٩ كم"]),
    ("es-ES", [
        "Europa", "los 5 más cercanos de 48", "Torre Eiffel", "Francia · 0 m", "Louvre", "Francia · 3,2 km",
        "Atomium", "Bélgica · 270 km", "Monte Saint-Michel", "Francia · 280 km",
        "Puente de la Torre", "Reino Unido · 339 km"]),
    ("fr-FR", [
        "Europe", "les 5 plus proches sur 48", "Tour Eiffel", "France · 0 m", "Louvre", "France · 3,2 km",
        "Atomium", "Belgique · 270 km", "Mont-Saint-Michel", "France · 280 km",
        "Tower Bridge", "Royaume-Uni · 339 km"]),
    ("ja-JP", [
        "ヨーロッパ", "48件中、近い順に5件", "エッフェル塔", "フランス · 0 m", "ルーヴル美術館", "フランス · 3.2 km",
        "アトミウム", "ベルギー · 270 km", "モン・サン・ミシェル", "フランス · 280 km",
        "タワーブリッジ", "イギリス · 339 km"]),
    ("zh-CN", [
        "欧洲", "最近的 5 个，共 48 个", "埃菲尔铁塔", "法国 · 0米", "卢浮宫", "法国 · 3.2公里",
        "原子塔", "比利时 · 270公里", "圣米歇尔山", "法国 · 280公里", "伦敦塔桥", "英国 · 339公里"]),
    ("zh-TW", [
        "歐洲", "最近的 5 個，共 48 個", "艾菲爾鐵塔", "法國 · 0 公尺", "羅浮宮", "法國 · 3.2 公里",
        "原子塔", "比利時 · 270 公里", "聖米歇爾山", "法國 · 280 公里", "倫敦塔橋", "英國 · 339 公里"])])
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
    expect(page.get_by_role("option").first).to_have_attribute("aria-keyshortcuts", "Tab Alt+P")
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
    run(page, "Aufgabenliste anzeigen")
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
