"""An intent that needs what the app can't use is found, and refused in words."""

from pipe_conversation import PipeConversation
from programs import program
from servers import environment


def test_hardware_that_is_not_there_is_refused(tmp_path):
    client = PipeConversation(
        [program("Workbench"), "mcp"], environment={**environment(), "XDG_STATE_HOME": str(tmp_path)}).begin()
    names = [tool["name"] for tool in client.call("tools/list").result["tools"]]
    assert "PhotographIntent" in names
    result = client.call_tool("PhotographIntent").result
    assert result["isError"] is True
    assert result["content"][0]["text"] == (
        "“Photograph” needs a camera, which this app can’t use here. Use the app on a device that has it.")
    client.close()
