"""Sentences that are performed: what is understood is shown first, and nothing else is ever done."""

import json

from terminal import Terminal


def test_what_is_understood_comes_before_the_result(kitchen):
    done = kitchen.command("say", "please order two miso")
    assert (done.code, done.out.splitlines()[:1]) == (0, ["Order Soup · two · Miso"]), done


def test_what_the_sentence_leaves_open_is_asked_for(kitchen):
    done = kitchen.command("say", "order", "the", "miso")
    assert (done.code, done.out) == (2, "Order Soup · Miso\n"), done


def test_it_is_data(kitchen):
    understood, result = kitchen.command("say", "--json", "order two miso").out.splitlines()
    understood = json.loads(understood)[0]
    assert understood["intent"] == "OrderSoupIntent" and understood["isSure"]
    assert understood["values"]["quantity"] == 2
    assert [slot["range"] for slot in understood["slots"]] == [[6, 9], [10, 14]]
    assert json.loads(result)["intent"] == "OrderSoupIntent"


def test_the_examples_of_the_search_are_understood(travel):
    for words, intent in {
        "show my favorites please": "ShowFavoritesIntent",
        "whats the closest landmark": "ClosestLandmarkIntent",
        "find tickets for the louvre": "FindTicketsIntent",
    }.items():
        found = travel.command("search", *words.split()).out.splitlines()
        assert found[0].startswith(f"{intent}: "), (words, found)


def test_what_is_not_understood_performs_nothing(kitchen):
    done = kitchen.command("say", "what is the weather")
    assert (done.code, done.out) == (64, ""), done
    assert "Kitchen search finds actions by their names." in done.err
    assert kitchen.command("say", "do not delete everything").code != 0
    assert kitchen.command("say", "--json", "what is the weather").out == "[]\n"


def test_one_meaning_that_is_not_certain_is_not_told_as_several(kitchen):
    one = kitchen.command("say", "show list")
    assert (one.code, one.out) == (2, "OpenTodoListIntent: Show To-Do List\n"), one
    assert "This may be what is meant, but that isn’t certain. Nothing was performed." in one.err
    several = kitchen.command("say", "everything delete now maybe please today")
    assert (several.code, len(several.out.splitlines())) == (2, 2), several
    assert "This may mean several things. Nothing was performed." in several.err


def test_at_a_terminal_one_meaning_that_is_not_certain_is_asked(kitchen):
    """An empty line is a no; other words are asked again."""
    question = "You can say “Yes”, “No”.\nShow To-Do List? "
    for answer, code in ("yes", 0), ("", 130), ("no", 130):
        terminal = Terminal([kitchen.path, "say", "show", "list"], kitchen.folder, kitchen.environment)
        terminal.expect(question)
        terminal.type("perhaps")
        terminal.expect(question)
        terminal.type(answer)
        if answer == "yes":
            terminal.expect("Done (Enter): ")
            terminal.type("")
        assert terminal.finish() == code, terminal.screen


def test_a_person_is_understood(kitchen):
    done = kitchen.command("say", "--json", "plan dinner with Anna for 30 euros")
    understood = json.loads(done.out.splitlines()[0])[0]
    assert understood["intent"] == "PlanDinnerIntent" and understood["isSure"], done
    assert [slot["title"] for slot in understood["slots"]] == ["Anna", "30 euros"]
    assert understood["missing"] == ["time"]


def test_a_name_alone_opens_what_is_called_so(travel):
    for words in ("louvre", "the Louvre please"):
        done = travel.command("say", *words.split())
        assert (done.code, done.out.splitlines()[:1]) == (0, ["Open Landmark · Louvre"]), done


def test_half_a_name_or_one_with_a_mistake_is_listed(travel):
    done = travel.command("say", "louvr")
    assert (done.code, done.out) == (2, "OpenLandmarkIntent: Open Landmark · Louvre\n"), done
    assert "Nothing was performed." in done.err
