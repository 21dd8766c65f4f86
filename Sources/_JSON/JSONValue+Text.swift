import NIOCore

extension JSONValue {
    /// The value as JSON without white space.
    package var text: String {
        var writer = JSONWriter()
        writer.value(self)
        return String(buffer: writer.buffer)
    }
}
