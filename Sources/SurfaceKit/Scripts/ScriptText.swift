/// A script as it is delivered: without what only readers need.
enum ScriptText {
    /// The tokens without comments and indentation, and with no more spaces and ends of lines than
    /// tell them apart.
    ///
    /// An end of a line may end a statement, so it stays wherever it could.
    static func shortest(_ tokens: some Sequence<ScriptToken>) -> String {
        var text = ""
        var last: ScriptToken?
        var space: Bool?
        for token in tokens {
            if case .space(let breaksLine) = token.kind {
                space = (space ?? false) || breaksLine
                continue
            }
            if let last, let breaksLine = space {
                if breaksLine, mayEndStatement(between: last, and: token) {
                    text += "\n"
                } else if needsSpace(between: last, and: token) {
                    text += " "
                }
            }
            text += token.text
            (last, space) = (token, nil)
        }
        return text
    }

    /// No statement ends behind what needs something after it, or in front of what needs something
    /// before it; a brace that closes ends one by itself.
    private static func mayEndStatement(
        between last: ScriptToken, and next: ScriptToken
    ) -> Bool {
        if last.kind == .punctuation, "{([,;=&|?:*<>%^~!.".contains(last.text) { return false }
        return !(next.kind == .punctuation && ")]},;:?.=&|".contains(next.text))
    }

    /// Tells tokens that would become others if nothing stood between them.
    private static func needsSpace(between last: ScriptToken, and next: ScriptToken) -> Bool {
        switch (last.kind, next.kind) {
        case (.word, .word), (.word, .number), (.number, .word), (.number, .number),
            (.regularExpression, .word), (.regularExpression, .number):
            true
        case (.number, .punctuation): next.text == "."
        case (.punctuation, .regularExpression): last.text == "/" || last.text == "<"
        case (.punctuation, .punctuation), (.regularExpression, .punctuation):
            ["++", "--", "//", "/*", "<!", "->"].contains("\(last.text.suffix(1))\(next.text)")
        default: false
        }
    }
}
