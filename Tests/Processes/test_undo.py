"""Undoing and suggestions across the surfaces of one running app."""

from test_instance import Assistant, text


def test_commands_and_assistants_share_a_stack(bench):
    serving = bench.serve()
    assistant = Assistant(bench)
    assert assistant.call("ReleaseDogIntent", dog="Rex")["structuredContent"] == {"value": "Pip"}
    done = bench.run("run", "undo")
    assert (done.returncode, done.stdout) == (0, "“Release Rex” was undone.\n")
    assert bench.run("run", "release-dog", "--dog", "Pip").stdout == "Rex\n"
    assert text(assistant.call("UndoIntent")) == "“Release Pip” was undone."
    assert "nothing to undo" in text(assistant.call("UndoIntent"))
    assert assistant.leave() == 0
    assert serving.stop() == 0


def test_the_page_has_an_undo_stack_of_its_own(bench):
    serving = bench.serve()
    page = serving.browser().open()
    page.perform("ReleaseDogIntent", dog="Rex")
    shown = page.card(lambda card: card["title"] == "Release Dog")
    assert [button["role"] for button in shown["buttons"]] == ["undo", "done"]
    done = bench.run("run", "undo")
    assert (done.returncode, done.stderr) == (1, "There is nothing to undo.\n")
    page.act(type="undo")
    shown = page.card(lambda card: card["title"] == "Undo")
    assert shown["dialog"]["full"] == "“Release Rex” was undone."
    assert [button["role"] for button in shown["buttons"]] == ["redo", "done"]
    assert serving.stop() == 0


def test_what_a_command_did_is_suggested_later(bench):
    serving = bench.serve()
    assert bench.run("run", "walk-dog", "--dog", "Rex").returncode == 0
    assert serving.stop() == 0
    done = bench.run("suggestions")
    assert done.stdout == "WalkPetIntent: Walk Rex, Walk Dog\n"
    assistant = Assistant(bench)
    titles = [prompt["title"] for prompt in assistant.ask("prompts/list")["prompts"]]
    assert "Walk Rex, Walk Dog" in titles
    assert assistant.leave() == 0
