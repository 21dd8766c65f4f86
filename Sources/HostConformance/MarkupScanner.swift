/// Reads a fragment of HTML as its tags and texts, each with its place.
///
/// It reads scalars, because a text may begin with a character that combines with the tag before it.
struct MarkupScanner: Sequence, IteratorProtocol {
    typealias Scalars = Substring.UnicodeScalarView

    enum Token {
        case open(Tag)
        case close(name: String)
        case text(String)
    }

    struct Tag {
        var name: String
        var attributes: [String: String]
        /// The element ends with its tag.
        var isEmpty: Bool

        var classes: [Substring] { attributes["class", default: ""].split(separator: " ") }
    }

    private var rest: Scalars

    init(_ html: String) {
        rest = Substring(html).unicodeScalars
    }

    mutating func next() -> (token: Token, range: Range<String.Index>)? {
        guard let first = rest.first else { return nil }
        let start = rest.startIndex
        let token: Token
        if first == "<" {
            rest.removeFirst()
            token = readTag()
        } else {
            let end = rest.firstIndex(of: "<") ?? rest.endIndex
            token = .text(Self.decoded(String(rest[..<end])))
            rest = rest[end...]
        }
        return (token, start..<rest.startIndex)
    }

    private mutating func readTag() -> Token {
        let name = readWord()
        var attributes: [String: String] = [:]
        while let next = rest.first, next != ">" {
            if next == " " {
                rest.removeFirst()
                continue
            }
            let attribute = readWord()
            guard rest.first == "=" else {
                attributes[attribute] = ""
                continue
            }
            rest = rest.dropFirst(2)
            let end = rest.firstIndex(of: "\"") ?? rest.endIndex
            attributes[attribute] = Self.decoded(String(rest[..<end]))
            rest = rest[end...].dropFirst()
        }
        rest = rest.dropFirst()
        if name.hasPrefix("/") { return .close(name: String(name.dropFirst())) }
        let isEmpty = attributes["/"] != nil || ["img", "hr", "br"].contains(name)
        return .open(Tag(name: name, attributes: attributes, isEmpty: isEmpty))
    }

    private mutating func readWord() -> String {
        let end = rest.firstIndex { $0 == " " || $0 == "=" || $0 == ">" } ?? rest.endIndex
        defer { rest = rest[end...] }
        return String(rest[..<end])
    }

    private static func decoded(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&amp;", with: "&")
    }
}
