"""Judged searches: how well the first rows of the page are those that a person looks for.

The measure is NDCG@5. One program of each app answers all searches.
"""

import json
import math
import pathlib
import urllib.parse

import pytest
from app import App
from programs import ROOT, program

FOLDER = pathlib.Path(__file__).parent
LANDMARKS = json.loads((ROOT / "Examples/TravelTracking/Resources/Landmarks.json").read_text())
NAMES = {str(landmark["id"]): landmark["name"] for landmark in LANDMARKS}
LANGUAGES = ("en", "de", "ja")
ROWS = 5


def searches(half: str) -> list[tuple[str, str, str, str]]:
    """The searches of a half: app, language, words, and the judged rows."""
    lines = (FOLDER / f"searches-{half}.tsv").read_text().splitlines()
    fields = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [(app, language, words, rows) for app, language, _, words, rows in fields]


def landmarks(words: str) -> list[str]:
    """The names of the landmarks that words of a judgement stand for."""
    if words.startswith("@name~"):
        part = words.removeprefix("@name~")
        return [name for name in NAMES.values() if part in name.lower().split()]
    if words.startswith("@"):
        field, _, value = words[1:].partition("=")
        return [landmark["name"] for landmark in LANDMARKS if landmark[field] == value]
    return [words] if words in NAMES.values() else []


def grades(judgement: str) -> dict[str, int]:
    """The grade of each judged row, by its intent and value."""
    found: dict[str, int] = {}
    if judgement == "-":
        return found
    for part in judgement.split(" | "):
        grade, _, row = part.partition(" ")
        rows = [f"OpenLandmark:{name}" for name in landmarks(row)] or [row]
        for row in rows:
            found[row] = max(found.get(row, 0), int(grade))
    return found


def name(value) -> str:
    """The name of a value by which rows are judged: of an entity, of a case, or the text itself."""
    if isinstance(value, list):
        return name(value[0]) if value else ""
    if isinstance(value, dict):
        is_landmark = str(value.get("entity")).startswith("Landmark")
        return NAMES[value["id"]] if is_landmark else value.get("id") or value.get("case") or ""
    return str(value)


def row(item: dict) -> str:
    """A row as judgements name it."""
    intent = item["intent"].removesuffix("Intent")
    # An entity or a case says more than a number beside it.
    values = sorted((item.get("values") or {}).values(), key=lambda value: not isinstance(value, (dict, list)))
    return f"{intent}:{name(values[0])}" if values else intent


def gain(grade: int, place: int) -> float:
    return (2 ** grade - 1) / math.log2(place + 2)


def ndcg(items: list[dict], judgement: str) -> float:
    """1 if the best rows come first, 0 if none of them is among the first."""
    graded = grades(judgement)
    if not graded:
        return 0.0 if items else 1.0
    total, seen = 0.0, set()
    for place, item in enumerate(items[:ROWS]):
        found = row(item)
        any_value = f"{found.partition(':')[0]}:*"
        key = found if found in graded else any_value
        if key in graded and key not in seen:
            seen.add(key)
            total += gain(graded[key], place)
    best = sorted(graded.values(), reverse=True)[:ROWS]
    return total / sum(gain(grade, place) for place, grade in enumerate(best))


class Pages:
    """The pages of both apps, in one browser each."""

    def __init__(self, apps: dict[str, App]):
        self.apps = apps
        self.browsers = {name: app.serve().browser() for name, app in apps.items()}

    def answer(self, app: str, language: str, words: str) -> dict:
        found = {"more": 1}
        while "more" in found:
            query = urllib.parse.urlencode(
                {"q": words, "language": language, "more": found["more"]}, quote_via=urllib.parse.quote)
            answer = self.browsers[app].ask(f"/search?{query}")
            assert answer.status == 200, answer.text
            found = json.loads(answer.text)
        return found

    def items(self, app: str, language: str, words: str) -> list[dict]:
        return [item for section in self.answer(app, language, words)["sections"] for item in section["items"]]

    def kept(self) -> dict[str, bytes | None]:
        """The bytes of the to-do list, if there is one."""
        lists = {name: app.state / "todos.json" for name, app in self.apps.items()}
        return {name: path.read_bytes() if path.exists() else None for name, path in lists.items()}


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("judged")
    with App(program("TravelTracking"), folder) as travel, App(program("Kitchen"), folder) as kitchen:
        pages = Pages({"travel": travel, "kitchen": kitchen})
        # The empty search of a language asks the apps for the values of their shortcuts.
        for app in pages.apps:
            for language in LANGUAGES:
                assert pages.items(app, language, "")
        yield pages


def test_the_measure_tells_good_rows_from_bad_ones():
    louvre = {"intent": "OpenLandmarkIntent", "values": {"target": {"entity": "Landmark", "id": "69"}}}
    other = {"intent": "ShowFavoritesIntent"}
    assert ndcg([louvre, other], "3 Louvre") == 1
    assert ndcg([other, louvre], "3 Louvre") == pytest.approx(1 / math.log2(3))
    assert ndcg([other] * ROWS + [louvre], "3 Louvre") == 0
    assert ndcg([louvre, louvre], "3 Louvre | 3 ShowFavorites") < 1
    assert (ndcg([], "-"), ndcg([other], "-")) == (1, 0)
    assert len(grades("3 @country=Japan")) == 5


def test_each_judged_row_names_something():
    for half in ("looked-at", "counted"):
        for app, _, words, judgement in searches(half):
            for found in grades(judgement):
                intent, _, value = found.partition(":")
                assert intent.isalpha(), (words, found)
                assert app != "travel" or not intent.endswith("Landmark") or not value \
                    or value in NAMES.values(), (words, found)
    all_searches = searches("looked-at") + searches("counted")
    assert len(all_searches) >= 300
    assert sum(judgement == "-" for *_, judgement in all_searches) >= 60


@pytest.mark.parametrize("half", ["looked-at", "counted"])
def test_the_rows_that_a_person_looks_for_come_first(pages, half):
    before = pages.kept()
    scores = [
        (ndcg(pages.items(app, language, words), rows), app, language, words)
        for app, language, words, rows in searches(half)]
    mean = sum(score for score, *_ in scores) / len(scores)
    # Who changes the search sees the number of the counted half only.
    worst = sorted(scores)[:40] if half == "looked-at" else ""
    assert mean >= 0.9, (round(mean, 3), worst)
    nothing = [score for (score, *_), (*_, rows) in zip(scores, searches(half), strict=True) if rows == "-"]
    assert sum(nothing) / len(nothing) >= 0.9, round(sum(nothing) / len(nothing), 3)
    # Nothing was performed: neither does a person have last actions, nor did the list change.
    for app in pages.apps:
        assert pages.answer(app, "en", "").get("introduction"), app
    assert pages.kept() == before
