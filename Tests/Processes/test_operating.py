"""What those who run an app see of it: whether it takes work, its numbers, its log."""

import json
import pathlib
import re

from waiting import until

ROOT = pathlib.Path(__file__).resolve().parents[2]


def looks(serving) -> tuple[str, int]:
    """What the app says of its state, and by which status."""
    answer = serving.ask("/ready")
    return answer.text, answer.status


def test_an_app_is_ready_while_its_state_can_be_written(kitchen):
    serving = kitchen.serve()
    assert (serving.ask("/health").text, serving.ask("/health").status) == ("ok", 200)
    # A disk that is slow for a moment is none that can't be written.
    until(lambda: looks(serving) == ("ready", 200))
    # What no account can write through, not even root.
    obstacle = kitchen.state / "ready.new"
    obstacle.mkdir()
    until(lambda: looks(serving) == ("unwritable", 503))
    assert serving.ask("/health").status == 200

    def says_all() -> bool:
        said = serving.ask("/ready", Accept="application/json")
        return (said.status, json.loads(said.text)) == (503, {"state": "unwritable", "parts": {"disk": "unwritable"}})
    until(says_all)
    obstacle.rmdir()
    until(lambda: serving.ask("/ready").status == 200)
    assert serving.stop() == 0


def test_numbers_are_shown_to_programs_with_the_token_if_they_are_wanted(kitchen):
    serving = kitchen.serve()
    page = serving.browser()
    assert page.ask("/metrics").status == 404
    assert serving.stop() == 0
    serving = kitchen.serve("--metrics", port=serving.port)
    page = type(page)(serving, page.cookie).open()
    assert serving.ask("/metrics").status == 401
    assert page.ask("/metrics").status == 401
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    page.ask("/search?q=todo")
    assert page.ask("/open/Todo/1").status == 403

    def numbers() -> str:
        answer = serving.ask("/metrics", Authorization=f"Bearer {serving.token}")
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        return answer.text

    # A run's number comes after its card. This intent is a snippet's: performed once, and once to draw it.
    until(
        lambda: 'oai_runs_total{intent="ShowTodoListIntent",outcome="finished"} 2\n' in numbers(), numbers)
    text = numbers()
    for line in [
        'oai_actions_total{kind="perform"} 1', "oai_sessions 1", "oai_active_runs 0", "oai_search_seconds_count 1",
        'oai_http_requests_total{route="/open/{type}/{id}",status="403"} 1',
        'oai_http_requests_total{route="/metrics",status="401"} 2',
    ]:
        assert f"\n{line}\n" in text, text
    # Every line is a comment, or a name with labels and a number.
    for line in text.splitlines():
        assert re.fullmatch(
            r'# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z_]+="([^"\\]|\\.)*"(,[a-z_]+="([^"\\]|\\.)*")*\})? [0-9.e+-]+', line), line
    # What the dashboard asks for is there.
    board = (ROOT / "Documentation/Deployment/grafana.json").read_text()
    known = set(re.findall(r"^# TYPE ([a-z_]+)", text, re.MULTILINE))
    asked = {re.sub("_(bucket|sum|count)$", "", name) for name in re.findall(r"oai_[a-z_]+", board)}
    assert asked <= known and len(asked) > 10
    assert serving.stop() == 0


def test_numbers_have_the_name_of_their_node(kitchen):
    serving = kitchen.serve("--metrics", "--node", 'a "b"')
    text = serving.ask("/metrics", Authorization=f"Bearer {serving.token}").text
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert lines and all(r'node="a \"b\""' in line for line in lines), text
    assert serving.stop() == 0


def test_the_log_can_be_one_object_a_line(kitchen):
    serving = kitchen.serve("--log-format", "json", "--verbose")
    page = serving.browser().open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    assert page.ask("/open/Todo/1").status == 403
    serving.wait_for('"message":"Refused"')
    assert serving.stop() == 0
    lines = [line for line in serving.said.splitlines() if " is at http" not in line]
    assert lines
    # What a person needs of the settings, and not the whole of them with each message of each service.
    assert any('"message":"Settings"' in line and str(kitchen.state) in line for line in lines)
    assert not [line for line in lines if "Configuration(" in line]
    for line in lines:
        entry = json.loads(line)
        assert {"timestamp", "level", "label", "source", "message"} <= entry.keys() <= {
            "timestamp", "level", "label", "source", "message", "metadata"}
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", entry["timestamp"]), line


def test_a_log_of_another_form_is_refused(kitchen):
    done = kitchen.run("serve", "--log-format", "xml")
    assert done.returncode == 64 and "--log-format" in done.stderr
