/// The media types in a header, without their parameters.
///
/// They are compared byte by byte, because this happens for every request.
struct MediaTypes {
    let field: String

    /// Returns `true` if one of some types is among them, in any case; `types` are in lower case.
    func contain(_ types: [StaticString]) -> Bool {
        var field = field
        return field.withUTF8 { bytes in
            var rest = bytes[...]
            while true {
                let name = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }
                if types.contains(where: { name.trimmed.isEqual(to: $0) }) { return true }
                guard let comma = rest.firstIndex(of: UInt8(ascii: ",")) else { return false }
                rest = rest[(comma + 1)...]
            }
        }
    }
}

extension MediaTypes {
    var isJSON: Bool { contain(Self.json) }
    var acceptsJSON: Bool { contain(Self.acceptedAsJSON) }
    var acceptsEvents: Bool { contain(Self.acceptedAsEvents) }

    private static let json: [StaticString] = ["application/json"]
    private static let acceptedAsJSON: [StaticString] = [
        "application/json", "application/*", "*/*",
    ]
    private static let acceptedAsEvents: [StaticString] = ["text/event-stream", "text/*", "*/*"]
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    fileprivate var trimmed: Self {
        var part = drop(while: \.isSpace)
        while let last = part.last, last.isSpace { part.removeLast() }
        return part
    }

    fileprivate func isEqual(to name: StaticString) -> Bool {
        guard count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { name in
            zip(self, name).allSatisfy { byte, expected in
                byte == expected || (byte | 0x20 == expected && byte.isCapital)
            }
        }
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 }
    fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}
