/// Reads a script's statements, to learn what its names mean and where its statements end.
///
/// It knows the language as far as scripts of ours use it, and refuses the rest with the line: `var`,
/// `with`, `eval`, `import()`. It takes the tokens of a module without its imports and exports, and
/// checks no more than it needs.
struct ScriptParser {
    let name: String
    let tokens: [ScriptToken]
    /// The places of the tokens that are no spaces.
    private let places: [Int]
    private(set) var position = 0
    /// Where names are declared now.
    var scope: ScriptScope
    private(set) var reading = ScriptReading()

    /// Reads a module whose imported names its scope has already.
    static func reading(
        of tokens: [ScriptToken], name: String, scope: ScriptScope
    ) throws(ScriptProblem) -> ScriptReading {
        var parser = ScriptParser(name: name, tokens: tokens, scope: scope)
        while parser.current != nil { try parser.readStatement() }
        var reading = parser.reading
        scope.resolve { reading.names[$0] = $1 }
        return reading
    }

    private init(name: String, tokens: [ScriptToken], scope: ScriptScope) {
        self.name = name
        self.tokens = tokens
        self.scope = scope
        places = tokens.indices.filter { !tokens[$0].isSpace }
    }

    // MARK: - Tokens

    var current: ScriptToken? { peek(0) }

    func peek(_ distance: Int) -> ScriptToken? {
        let index = position + distance
        return places.indices.contains(index) ? tokens[places[index]] : nil
    }

    func isAt(_ punctuation: String) -> Bool { current?.isPunctuation(punctuation) ?? false }
    func isAt(word: String) -> Bool { current?.isWord(word) ?? false }

    /// Tells characters that stand side by side, as those of one operator do.
    func isAt(operator characters: String) -> Bool {
        for (distance, character) in characters.enumerated() {
            guard let token = peek(distance), token.isPunctuation(String(character)) else {
                return false
            }
            if distance > 0, places[position + distance] != places[position + distance - 1] + 1 {
                return false
            }
        }
        return true
    }

    /// Tells whether an end of a line stands before the present token.
    var isAfterLineBreak: Bool {
        guard position > 0, position < places.count else { return true }
        return tokens[places[position - 1]..<places[position]].contains {
            $0.kind == .space(breaksLine: true)
        }
    }

    mutating func advance() { position += 1 }

    mutating func take(_ punctuation: String) -> Bool {
        guard isAt(punctuation) else { return false }
        position += 1
        return true
    }

    mutating func take(word: String) -> Bool {
        guard isAt(word: word) else { return false }
        position += 1
        return true
    }

    mutating func expect(_ punctuation: String) throws(ScriptProblem) {
        guard take(punctuation) else { throw problem }
    }

    /// The problem that the present token cannot be read, with its line.
    var problem: ScriptProblem {
        let line = (current ?? tokens.last)?.line ?? 0
        let text = tokens.filter { $0.line == line }.map(\.text).joined()
        return .unreadableLine(String(text.drop { $0 == " " || $0 == "\n" }), of: name)
    }

    /// Leaves out a token that is `distance` away from the present one.
    mutating func leaveOut(_ distance: Int) {
        reading.superfluous.insert(places[position + distance])
    }

    /// Reads the comma between two of several; behind the last it is left out.
    mutating func readComma(before end: String) throws(ScriptProblem) {
        guard !isAt(end) else { return }
        if peek(1)?.isPunctuation(end) ?? false { leaveOut(0) }
        try expect(",")
    }

    // MARK: - Names

    /// The present token declares a name here.
    mutating func declareName(isShorthand: Bool = false) throws(ScriptProblem) {
        guard let token = current, token.kind == .word, !Self.keywords.contains(token.text) else {
            throw problem
        }
        if isShorthand { reading.shorthands.insert(places[position]) }
        scope.declare(token.text)
        scope.use(token.text, at: places[position])
        advance()
    }

    /// `const` or `let`, behind which names are declared.
    mutating func beginDeclaration() {
        reading.declarations.insert(places[position])
        advance()
    }

    /// The present token is a truth value that stands by itself.
    mutating func noteTruth() {
        if !(peek(1)?.isPunctuation(".") ?? false) { reading.truths.insert(places[position]) }
    }

    /// The present token means what is declared here or further outside.
    mutating func useName(isShorthand: Bool = false) throws(ScriptProblem) {
        guard let token = current, token.kind == .word, token.text != "eval" else { throw problem }
        if isShorthand { reading.shorthands.insert(places[position]) }
        scope.use(token.text, at: places[position])
        advance()
    }

    /// Reads with a scope inside of the present one.
    mutating func inScope(
        _ read: (inout ScriptParser) throws(ScriptProblem) -> Void
    ) throws(ScriptProblem) {
        let outer = scope
        scope = ScriptScope(in: outer)
        try read(&self)
        scope = outer
    }

    // MARK: - Ends

    /// The end of a statement: a semicolon, or where there is none a brace or the end of a line.
    mutating func endStatement() throws(ScriptProblem) {
        if isAt(";") {
            reading.ends.insert(places[position])
            advance()
        } else if position < places.count, !isAt("}") {
            guard isAfterLineBreak else { throw problem }
            reading.brokenLines.insert(places[position])
        }
    }

    static let keywords: Set<String> = [
        "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default",
        "delete", "do", "else", "enum", "export", "extends", "false", "finally", "for", "function",
        "if", "implements", "import", "in", "instanceof", "interface", "let", "new", "null",
        "package", "private", "protected", "public", "return", "static", "super", "switch", "this",
        "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield", "eval",
        "arguments",
    ]
}
