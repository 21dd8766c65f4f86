import NIOCore
import _JSON

/// The composition of messages to a client, each as JSON on one line.
enum Message {
    /// Returns the response to a request; `body` writes the members of its result.
    static func result(
        _ id: RequestID, _ body: (inout JSONWriter) -> Void
    ) -> ByteBuffer {
        write(id) { writer in
            writer.name("result")
            writer.object(body)
        }
    }

    /// Returns an error response; without an id if the request's id was unreadable.
    static func error(_ id: RequestID?, _ error: MCPError, _ revision: Revision) -> ByteBuffer {
        write(id) { writer in
            writer.name("error")
            writer.error(error, revision)
        }
    }

    /// Returns a request of ours.
    static func request(
        _ id: RequestID, _ method: String, _ parameters: (inout JSONWriter) -> Void
    ) -> ByteBuffer {
        write(id) { writer in
            writer.member("method", method)
            writer.name("params")
            writer.object(parameters)
        }
    }

    static func notification(
        _ method: String, _ parameters: ((inout JSONWriter) -> Void)? = nil
    ) -> ByteBuffer {
        write(nil) { writer in
            writer.member("method", method)
            if let parameters {
                writer.name("params")
                writer.object(parameters)
            }
        }
    }

    private static func write(
        _ id: RequestID?, _ body: (inout JSONWriter) -> Void
    ) -> ByteBuffer {
        var writer = JSONWriter(into: ByteBufferAllocator().buffer(capacity: 512))
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            switch id {
            case .integer(let value): writer.member("id", value)
            case .string(let text): writer.member("id", text)
            case nil: break
            }
            body(&writer)
        }
        return writer.buffer
    }
}

extension JSONWriter {
    mutating func error(_ error: MCPError, _ revision: Revision) {
        object { writer in
            writer.member("code", error.code(revision))
            writer.member("message", error.description)
            writer.optional("data", error.data)
        }
    }

    /// Writes a member with a text, if there is one.
    mutating func optional(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        member(name, text)
    }

    mutating func optional(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        member(name, value)
    }

    mutating func optional(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        member(name, value)
    }

    mutating func optional(_ name: StaticString, _ value: Bool?) {
        guard let value else { return }
        member(name, value)
    }

    mutating func optional(_ name: StaticString, _ value: JSONValue?) {
        guard let value else { return }
        self.name(name)
        self.value(value)
    }

    /// Writes `_meta`, unless it would be empty.
    mutating func meta(_ meta: JSONObject) {
        guard !meta.isEmpty else { return }
        name("_meta")
        value(.object(meta))
    }
}
