/// Takes a script apart into tokens, without understanding it further.
///
/// A slash begins a comment, a division or a regular expression, and which of them depends on what
/// stands before. After a closing brace it depends on the whole script: the lexer
/// refuses that, and no script of ours needs it.
struct ScriptLexer {
    private let name: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var tokens: [ScriptToken] = []
    /// The last token that is no space, and the one before.
    private var last: ScriptToken?
    private var beforeLast: ScriptToken?
    /// How many braces are open in each substitution of a template that is open.
    private var substitutions: [Int] = []
    /// For each open parenthesis, whether a statement's condition is in it.
    private var conditions: [Bool] = []
    private var closedCondition = false

    /// Takes apart a script; `name` is that of its file.
    static func tokens(of text: String, name: String) throws(ScriptProblem) -> [ScriptToken] {
        var lexer = ScriptLexer(name: name, bytes: Array(text.utf8))
        while lexer.position < lexer.bytes.count { try lexer.readToken() }
        guard lexer.substitutions.isEmpty else { throw lexer.problem(at: lexer.line) }
        return lexer.tokens
    }

    private init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    private mutating func readToken() throws(ScriptProblem) {
        let byte = bytes[position]
        switch byte {
        case _ where Self.isSpace(byte) || startsComment: try readSpace()
        case UInt8(ascii: "'"), UInt8(ascii: "\""): try readString(until: byte)
        case UInt8(ascii: "`"): try readTemplate()
        case UInt8(ascii: "}") where substitutions.last == 0:
            substitutions.removeLast()
            try readTemplate()
        case UInt8(ascii: "/") where try startsRegularExpression():
            try readRegularExpression()
        case _ where Self.isDigit(byte) || byte == UInt8(ascii: ".") && Self.isDigit(peek(1)):
            readWhile(.number) { Self.isWord($0) || $0 == UInt8(ascii: ".") }
        case _ where Self.isWord(byte): readWhile(.word, Self.isWord)
        default: readPunctuation(byte)
        }
    }

    // MARK: - Tokens

    private mutating func readSpace() throws(ScriptProblem) {
        let start = position
        while position < bytes.count {
            if Self.isSpace(bytes[position]) {
                position += 1
            } else if startsComment, peek(1) == UInt8(ascii: "/") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
                    position += 1
                }
            } else if startsComment {
                position += 2
                while peek(0) != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
                    guard position < bytes.count else { throw problem(at: line) }
                    position += 1
                }
                position += 2
            } else {
                break
            }
        }
        let breaksLine = bytes[start..<position].contains(UInt8(ascii: "\n"))
        append(.space(breaksLine: breaksLine), from: start)
    }

    private mutating func readString(until quote: UInt8) throws(ScriptProblem) {
        let start = position
        position += 1
        while peek(0) != quote {
            guard position < bytes.count, peek(0) != UInt8(ascii: "\n") else {
                throw problem(at: line)
            }
            position += peek(0) == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
        append(.string, from: start)
    }

    private mutating func readTemplate() throws(ScriptProblem) {
        let start = position
        position += 1
        while true {
            guard position < bytes.count else { throw problem(at: line) }
            switch bytes[position] {
            case UInt8(ascii: "`"):
                position += 1
                return append(.template, from: start)
            case UInt8(ascii: "$") where peek(1) == UInt8(ascii: "{"):
                position += 2
                substitutions.append(0)
                return append(.template, from: start)
            case UInt8(ascii: "\\"): position += 2
            default: position += 1
            }
        }
    }

    private mutating func readRegularExpression() throws(ScriptProblem) {
        let start = position
        var isInClass = false
        position += 1
        while isInClass || peek(0) != UInt8(ascii: "/") {
            guard position < bytes.count, peek(0) != UInt8(ascii: "\n") else {
                throw problem(at: line)
            }
            switch bytes[position] {
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "\\"): position += 1
            default: break
            }
            position += 1
        }
        position += 1
        while Self.isWord(peek(0)) { position += 1 }
        append(.regularExpression, from: start)
    }

    private mutating func readPunctuation(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"):
            if let open = substitutions.last { substitutions[substitutions.count - 1] = open + 1 }
        case UInt8(ascii: "}"):
            if let open = substitutions.last { substitutions[substitutions.count - 1] = open - 1 }
        case UInt8(ascii: "("): conditions.append(opensCondition)
        case UInt8(ascii: ")"): closedCondition = conditions.popLast() ?? false
        default: break
        }
        position += 1
        append(.punctuation, from: position - 1)
    }

    private mutating func readWhile(_ kind: ScriptToken.Kind, _ belongs: (UInt8) -> Bool) {
        let start = position
        while position < bytes.count, belongs(bytes[position]) { position += 1 }
        append(kind, from: start)
    }

    private mutating func append(_ kind: ScriptToken.Kind, from start: Int) {
        position = min(position, bytes.count)
        let read = bytes[start..<position]
        let token = ScriptToken(kind: kind, text: String(decoding: read, as: UTF8.self), line: line)
        line += read.count { $0 == UInt8(ascii: "\n") }
        tokens.append(token)
        if !token.isSpace { (beforeLast, last) = (last, token) }
    }

    // MARK: - Slashes

    private var startsComment: Bool {
        peek(0) == UInt8(ascii: "/")
            && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
    }

    private func startsRegularExpression() throws(ScriptProblem) -> Bool {
        guard let last else { return true }
        switch last.kind {
        case .word: return Self.wordsBeforeValues.contains(last.text) && !isMember
        case .number, .string, .regularExpression: return false
        case .template: return last.text.hasSuffix("${")
        case .punctuation, .space:
            switch last.text {
            case "}": throw problem(at: line)
            case ")": return closedCondition
            case "]": return false
            // A value that is counted up or down stands before, so the slash divides it.
            case "+", "-": return beforeLast?.text != last.text
            default: return true
            }
        }
    }

    private var opensCondition: Bool {
        guard let last, !isMember else { return false }
        return last.kind == .word && ["if", "while", "for"].contains(last.text)
    }

    /// Tells the name of a member, as in `a.return`, from the keyword that is spelled alike.
    private var isMember: Bool { beforeLast?.isPunctuation(".") ?? false }

    private static let wordsBeforeValues: Set<String> = [
        "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case",
        "do",
        "else", "yield", "await",
    ]

    // MARK: - Bytes

    private func peek(_ distance: Int) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (9...13).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// Tells the bytes of names from others; all that are not ASCII belong to one.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 128...: true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "\\"): true
        default: false
        }
    }

    private func problem(at line: Int) -> ScriptProblem {
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.indices.contains(line - 1) ? lines[line - 1] : ""
        return .unreadableLine(String(text.drop { $0 == " " }), of: name)
    }
}
