/// A script as it is delivered: without what only readers need.
enum ScriptText {
    /// The tokens with the short names of what is the script's own, without comments, with no more
    /// spaces than tell them apart, and with `let` for `const`.
    static func shortest(_ tokens: [ScriptToken], _ reading: ScriptReading) -> String {
        var text = ""
        var last: ScriptToken?
        var isApart = false
        /// A semicolon that a brace would make superfluous.
        var end = ""
        for (place, token) in tokens.enumerated() {
            if token.isSpace || reading.superfluous.contains(place) {
                isApart = true
                continue
            }
            if reading.ends.contains(place) {
                end = ";"
                continue
            }
            let written = writing(token, at: place, reading)
            if reading.brokenLines.contains(place) { end = ";" }
            if !written.isPunctuation("}") { text += end }
            if isApart, end.isEmpty, let last, needsSpace(between: last, and: written) {
                text += " "
            }
            text += written.text
            (last, end, isApart) = (written, "", false)
        }
        return text + end
    }

    private static func writing(
        _ token: ScriptToken, at place: Int, _ reading: ScriptReading
    ) -> ScriptToken {
        var text = token.text
        if let name = reading.names[place] {
            text =
                reading.shorthands.contains(place) && text != name.short
                ? "\(text):\(name.short)" : name.short
        } else if reading.declarations.contains(place) {
            text = "let"
        } else if reading.truths.contains(place) {
            text = token.text == "true" ? "!0" : "!1"
        }
        return ScriptToken(kind: token.kind, text: text, line: token.line)
    }

    /// Tells tokens that would become others if nothing stood between them.
    private static func needsSpace(between last: ScriptToken, and next: ScriptToken) -> Bool {
        switch (last.kind, next.kind) {
        // A truth value is a word whose shorter form begins with a mark.
        case (.word, .word) where next.text.hasPrefix("!"): false
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
