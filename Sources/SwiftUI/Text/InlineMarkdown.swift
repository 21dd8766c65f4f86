import Foundation
import _Localization

/// The inline Markdown of a localized text: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``, and
/// links.
///
/// Only the author's text is read; an argument is inserted unchanged, so a name that contains an
/// asterisk keeps it.
enum InlineMarkdown {
    typealias Segment = String.LocalizationValue.Segment

    /// A stretch of one emphasis.
    struct Span {
        var segment: Segment
        var intent: InlinePresentationIntent = []
        var link: URL?

        /// Returns the style with the emphasis, for a text of a font.
        func applied(
            to outer: ViewNode.TextStyle, in font: FontDescription
        ) -> ViewNode.TextStyle {
            var style = intent.applied(to: outer, in: font)
            if let link { style.link = link }
            return style
        }
    }

    /// Tells whether the segments contain a character that could begin an emphasis; there is
    /// usually none.
    static func mayOccur(in segments: [Segment]) -> Bool {
        segments.contains { segment in
            guard case .literal(let text) = segment else { return false }
            return mayOccur(in: text)
        }
    }

    /// Tells whether the text contains a character that could begin an emphasis.
    static func mayOccur(in text: String) -> Bool {
        let bytes = text.utf8.span
        for index in bytes.indices {
            switch bytes[unchecked: index] {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
                UInt8(ascii: "["):
                return true
            default: continue
            }
        }
        return false
    }

    fileprivate enum Token {
        case character(Character)
        case argument(Segment)
        case mark(String)
        /// The beginning of a link, or its end if `nil`.
        case link(URL?)
    }

    /// Returns the text as stretches of one emphasis each.
    static func spans(of segments: [Segment]) -> [Span] {
        let tokens = readingBrackets(in: tokens(of: segments))
        var spans: [Span] = []
        var open: Set<String> = []
        var link: URL?
        for (index, token) in tokens.enumerated() {
            switch token {
            case .mark(let mark):
                if open.contains(mark), closes(tokens, at: index) {
                    open.remove(mark)
                } else if !open.contains("`"), !open.contains(mark),
                    opens(tokens, at: index, mark)
                {
                    open.insert(mark)
                } else {
                    append(.literal(mark), open, to: &spans)
                }
            case .character(let character):
                append(.literal(String(character)), open, to: &spans)
            case .argument(let segment): append(segment, open, to: &spans)
            case .link(let address): link = address
            }
            if case .link = token { continue }
            if let link, let last = spans.indices.last { spans[last].link = link }
        }
        return spans
    }

    private static func tokens(of segments: [Segment]) -> [Token] {
        var tokens: [Token] = []
        for segment in segments {
            guard case .literal(let text) = segment else {
                tokens.append(.argument(segment))
                continue
            }
            var rest = text[...]
            while let first = rest.first {
                if first == "\\", let escaped = rest.dropFirst().first, "*_~`\\[]".contains(escaped)
                {
                    tokens.append(.character(escaped))
                    rest = rest.dropFirst(2)
                } else if let mark = ["**", "__", "~~", "*", "_", "`"].first(where: rest.hasPrefix)
                {
                    tokens.append(.mark(mark))
                    rest = rest.dropFirst(mark.count)
                } else {
                    tokens.append(.character(first))
                    rest = rest.dropFirst()
                }
            }
        }
        return tokens
    }

    /// Tells whether a mark opens: text follows directly, and the same mark closes later.
    private static func opens(_ tokens: [Token], at index: Int, _ mark: String) -> Bool {
        guard index + 1 < tokens.count, !isSpace(tokens[index + 1]) else { return false }
        if mark.hasPrefix("_"), index > 0, isWord(tokens[index - 1]) { return false }
        return tokens.indices.dropFirst(index + 2).contains { later in
            guard case .mark(mark) = tokens[later] else { return false }
            return closes(tokens, at: later)
        }
    }

    private static func closes(_ tokens: [Token], at index: Int) -> Bool {
        guard index > 0, !isSpace(tokens[index - 1]) else { return false }
        if case .mark(let mark) = tokens[index], mark.hasPrefix("_"), index + 1 < tokens.count {
            return !isWord(tokens[index + 1])
        }
        return true
    }

    private static func isSpace(_ token: Token) -> Bool {
        if case .character(let character) = token { character.isWhitespace } else { false }
    }

    private static func isWord(_ token: Token) -> Bool {
        switch token {
        case .character(let character): character.isLetter || character.isNumber
        case .argument: true
        case .mark, .link: false
        }
    }

    private static func append(_ segment: Segment, _ open: Set<String>, to spans: inout [Span]) {
        var span = Span(segment: segment)
        if open.contains("**") || open.contains("__") { span.intent.insert(.stronglyEmphasized) }
        if open.contains("*") || open.contains("_") { span.intent.insert(.emphasized) }
        if open.contains("~~") { span.intent.insert(.strikethrough) }
        if open.contains("`") { span.intent.insert(.code) }
        spans.append(span)
    }
}

// MARK: - Brackets

extension InlineMarkdown {
    /// Converts `[text](address)` into a link.
    private static func readingBrackets(in tokens: [Token]) -> [Token] {
        guard tokens.contains(where: { $0.character == "[" }) else { return tokens }
        var result: [Token] = []
        var index = 0
        while index < tokens.count {
            guard let bracket = Bracket(tokens, at: index) else {
                result.append(tokens[index])
                index += 1
                continue
            }
            let inside = Array(tokens[bracket.content])
            if let address = URL(string: bracket.target) {
                result += [.link(address)] + inside + [.link(nil)]
            } else {
                result += tokens[index..<bracket.end]
            }
            index = bracket.end
        }
        return result
    }

    /// A text in square brackets and the address in parentheses after it.
    private struct Bracket {
        let content: Range<Int>
        let target: String
        let end: Int

        init?(_ tokens: [Token], at start: Int) {
            guard start < tokens.count, tokens[start].character == "[",
                let close = tokens.indices[(start + 1)...].first(where: {
                    tokens[$0].character == "]"
                }), close + 1 < tokens.count, tokens[close + 1].character == "(",
                let end = tokens.indices[(close + 2)...].first(where: {
                    tokens[$0].character == ")"
                })
            else { return nil }
            var target = ""
            for token in tokens[(close + 2)..<end] {
                switch token {
                case .character(let character): target.append(character)
                case .mark(let mark): target += mark
                case .argument, .link: return nil
                }
            }
            content = (start + 1)..<close
            self.target = target
            self.end = end + 1
        }
    }
}

extension InlineMarkdown.Token {
    fileprivate var character: Character? {
        if case .character(let character) = self { character } else { nil }
    }
}
