import Hummingbird
import IntentSystem
import NIOCore
import SurfaceKit
import _JSON

/// The decoded items of a request's query; if a name is repeated, its first value counts.
package struct QueryItems {
    private var items: [(name: String, value: String)] = []

    /// Reads the query of a request target such as `/session/events?tab=0a…`.
    package init(target: String) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return }
        let query = parts[1].prefix { $0 != "#" }
        for item in query.split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decode(pair[0]) else { continue }
            items.append((name, pair.count == 2 ? Self.decode(pair[1]) ?? "" : ""))
        }
    }

    package subscript(name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    /// Returns the width of a surface in points; `nil` for any other value, because an unknown
    /// width is better than a wrong one.
    func width(_ name: String) -> Int? {
        self[name].flatMap { Int($0) }
            .flatMap { PresentationEnvironment.contentWidths.contains($0) ? $0 : nil }
    }

    /// The number of the question that a request is about.
    var question: Int {
        get throws(WebError) {
            guard let question = self["question"].flatMap({ Int($0) }) else {
                throw .malformed("The item question must be a whole number.")
            }
            return question
        }
    }

    /// Returns the language of the request: the one that an item names, or else the first of
    /// `Accept-Language`.
    func language(accepting field: String?) -> String {
        let tag =
            self["language"].flatMap { LanguageTag($0) }
            ?? field.flatMap { LanguageTag(acceptLanguage: $0) }
        return tag?.text ?? "en"
    }

    /// All values by name, in order.
    var grouped: [String: [String]] {
        Dictionary(grouping: items, by: \.name).mapValues { $0.map(\.value) }
    }

    /// Decodes percent encoding, and the plus signs that `URLSearchParams` writes for spaces.
    private static func decode(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var rest = text.utf8
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexadecimalDigit,
                    let low = rest.popFirst()?.hexadecimalDigit
                else { return nil }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension Request {
    /// Returns the fields of a submitted form.
    func form(atMost limit: Int) async throws -> QueryItems {
        do {
            let body = try await body.collect(upTo: limit)
            return QueryItems(target: "?" + String(buffer: body))
        } catch is NIOTooManyBytesError {
            throw WebError.tooLarge(limit)
        }
    }
}
