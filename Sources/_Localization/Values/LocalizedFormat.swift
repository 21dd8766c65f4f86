/// A translated text with its `%@`, `%lld`, `%2$@` and `%(count)lld`.
enum LocalizedFormat {
    /// Inserts the arguments of the default value into a translation.
    ///
    /// An argument is formatted by its own type. A specifier for an argument that doesn't exist
    /// becomes empty: a translator's mistake must not show a person a format specifier or another
    /// argument.
    static func segments(
        _ format: String, _ arguments: [LocalizationArgument]
    ) -> [String.LocalizationValue.Segment] {
        let bytes = Array(format.utf8)
        var segments: [String.LocalizationValue.Segment] = []
        var literal: [UInt8] = []
        var next = 0
        // An argument with a label has the place where the label stands first, as in Xcode's tables.
        var labels: [String: Int] = [:]
        var index = 0
        func flush() {
            if !literal.isEmpty {
                segments.append(.literal(String(decoding: literal, as: UTF8.self)))
                literal.removeAll(keepingCapacity: true)
            }
        }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "%"), index < bytes.count else {
                literal.append(byte)
                continue
            }
            if bytes[index] == UInt8(ascii: "%") {
                literal.append(byte)
                index += 1
            } else if let (specifier, end) = FormatSpecifier.parse(bytes, after: index) {
                flush()
                let position =
                    specifier.position.map { $0 - 1 } ?? specifier.label.flatMap { labels[$0] }
                    ?? next
                if specifier.position == nil { next = max(next, position + 1) }
                if let label = specifier.label { labels[label] = position }
                if arguments.indices.contains(position) {
                    segments.append(.argument(arguments[position]))
                }
                index = end
            } else {
                literal.append(byte)
            }
        }
        flush()
        return segments
    }
}
