"""Results that lead into the app, in words for an assistant."""

from pipe_conversation import PipeConversation
from programs import program
from servers import environment


def test_a_result_tells_where_the_app_shows_its_contents(tmp_path):
    client = PipeConversation(
        [program("Workbench"), "mcp"], environment={**environment(), "XDG_STATE_HOME": str(tmp_path)}).begin()
    result = client.call_tool("ReadChapterIntent", {"number": 7}).result
    assert result["content"][0]["text"] == "Done: Read Chapter\n\nhttps://books.example/chapter-7"
    client.close()
