"""Results that lead into the app, and controls that open it."""

import json


def test_a_result_leads_to_the_contents_of_the_app(bench):
    assert bench.run("read-chapter", "--number", "7") == (0, "https://books.example/chapter-7\n", "")
    done = bench.run("read-chapter", "--number", "7", "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out) == {"app": "https://books.example/chapter-7", "intent": "ReadChapterIntent"}
