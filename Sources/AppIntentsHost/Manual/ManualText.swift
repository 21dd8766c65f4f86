import SnippetRendering

/// Text in the language of manual pages, mdoc(7).
enum ManualText {
    /// The bytes of a line, with room for an escaped word.
    private static let width = 76

    /// Returns prose as lines of text: each sentence begins one, as mdoc wants it, and none is a
    /// request.
    static func prose(_ text: String) -> [String] {
        sentences(of: text.shownInList).flatMap { sentence in
            var lines: [String] = []
            var line = ""
            for word in sentence.split(separator: " ") {
                let word = escaped(String(word), asOption: word.contains("--"))
                if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > width {
                    lines.append(line)
                    line = ""
                }
                line += line.isEmpty ? word : " \(word)"
            }
            return line.isEmpty ? lines : lines + [line]
        }.map { line in [".", "'"].contains(line.first) ? #"\&"# + line : line }
    }

    /// Returns a text as one argument of a macro, which reads no macro and no punctuation in it.
    static func argument(_ text: String) -> String {
        let plain = text.shownInList.split(separator: " ").joined(separator: " ")
        let escaped = escaped(plain, asOption: true).replacing("\"", with: #"\(dq"#)
        // A short one may be the name of a macro, or a mark that ends a list of arguments.
        if plain.contains(" ") { return "\"\(escaped)\"" }
        return plain.count <= 3 ? #"\&"# + escaped : escaped
    }

    /// Returns a text whose characters all stand for themselves: the hyphens of an option are those
    /// that a reader copies.
    private static func escaped(_ text: String, asOption isOption: Bool) -> String {
        let escaped = text.replacing("\\", with: #"\e"#)
        return isOption ? escaped.replacing("-", with: #"\-"#) : escaped
    }

    private static func sentences(of text: String) -> [String] {
        var sentences: [String] = []
        var sentence = ""
        var before: Character = " "
        for character in text {
            if character == " ", [".", "!", "?"].contains(before) {
                sentences.append(sentence)
                sentence = ""
            } else {
                sentence.append(character)
            }
            before = character
        }
        return sentence.isEmpty ? sentences : sentences + [sentence]
    }
}
