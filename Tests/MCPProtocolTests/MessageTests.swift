import Testing
import _JSON

@testable import MCPProtocol

/// What is wrong with messages, in whole answers.
@Suite struct MessageTests {
    @Test(arguments: [
        (
            "{",
            #"{"jsonrpc":"2.0","error":{"code":-32700,"message":"The message is not JSON. At byte 1: the name of a member was expected."}}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":1,"method":"ping","id":2}"#,
            #"{"jsonrpc":"2.0","error":{"code":-32700,"message":"The message is not JSON. At byte 47 (id): a member may occur only once in an object."}}"#
        ),
        (
            "[]",
            #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"A list of messages was sent; batches are not part of the protocol: send each alone."}}"#
        ),
        (
            "3",
            #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"A message must be a JSON object."}}"#
        ),
        (
            #"{"id":1,"method":"ping"}"#,
            #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"A message must have the member jsonrpc with the value “2.0”."}}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
            #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"The id of a request must be a text or a whole number."}}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
            #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"The id of a request must be a text or a whole number."}}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":"a"}"#,
            #"{"jsonrpc":"2.0","id":"a","error":{"code":-32600,"message":"A request must have the member method with a text."}}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":"a","method":7}"#,
            #"{"jsonrpc":"2.0","id":"a","error":{"code":-32600,"message":"A request must have the member method with a text."}}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":"a","method":"ping","params":[1]}"#,
            #"{"jsonrpc":"2.0","id":"a","error":{"code":-32602,"message":"The parameter “params” must be an object."}}"#
        ),
    ])
    func `a message that is none is refused`(line: String, answer: String) async {
        let client = TestClient()
        #expect(await client.ask(line) == answer)
    }

    @Test func `a message that nests too deep is refused`() async throws {
        let client = TestClient()
        let depth = 200_000
        let answer = await client.ask(
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        #expect(try member(answer, "error", "code") == -32700)
    }

    @Test func `a line beyond the limit is refused and the next one answered`() async throws {
        let client = TestClient()
        client.connection.receive(.tooLong)
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"A message may have 16777216 bytes at most."}}"#
        )
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
                == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    }

    @Test func `an id goes back in the type it came in`() async {
        let client = TestClient()
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":"7","method":"ping"}"#)
                == #"{"jsonrpc":"2.0","id":"7","result":{}}"#)
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#)
                == #"{"jsonrpc":"2.0","id":7,"result":{}}"#)
    }

    @Test func `notifications and answers that nobody waits for are passed over`() async {
        let client = TestClient()
        client.send(#"{"jsonrpc":"2.0","method":"notifications/unknown"}"#)
        client.send(#"{"jsonrpc":"2.0","id":5,"result":{}}"#)
        client.send(
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}}"#)
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
                == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    }
}
