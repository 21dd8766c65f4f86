"""App Shortcuts found by the words that people say, in their language, and with their values."""

GERMAN = {"LANG": "de_DE.UTF-8"}


def test_a_value_is_found_that_the_app_tells_when_it_is_launched(kitchen):
    done = kitchen.command("search", "miso")
    assert (done.code, done.out) == (0, "OrderSoupIntent: Miso\n"), done
    assert kitchen.command("search", "order", "phở", "with", "kitchen").out == "OrderSoupIntent: Phở\n"


def test_a_phrase_is_found_in_the_language_of_the_person(kitchen, travel):
    assert kitchen.command("search", "bestell", "miso", "mit").code == 1
    done = kitchen.command("search", "bestell", "miso", "mit", env=GERMAN)
    assert (done.code, done.out) == (0, "OrderSoupIntent: Misosuppe\n"), done
    # One phrase of several that a catalog lists for the first of the code.
    done = travel.command("search", "was", "ist", "in", "meiner", "nähe", env=GERMAN)
    assert (done.code, done.out.splitlines()[:1]) == (0, ["ClosestLandmarkIntent: Nächste finden"]), done
    done = travel.command("search", "ما", "القريب", "مني", env={"LANG": "ar_EG.UTF-8"})
    assert (done.code, done.out.splitlines()[:1]) == (0, ["ClosestLandmarkIntent: الأقرب"]), done
