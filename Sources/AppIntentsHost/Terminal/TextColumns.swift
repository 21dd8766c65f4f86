/// Text in lines of a limited width.
struct TextColumns {
    let width: Int

    /// Returns a text in lines that begin with an indentation, broken between words.
    ///
    /// A word that is longer than a line gets a separate line.
    func wrapped(_ text: String, indentation: Int = 0) -> String {
        let room = max(20, width - indentation)
        let margin = String(repeating: " ", count: indentation)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ") {
                if !line.isEmpty, line.count + 1 + word.count > room {
                    lines.append(line)
                    line = ""
                }
                line += line.isEmpty ? String(word) : " \(word)"
            }
            lines.append(line)
            return lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// Returns rows of a term and its explanation, with the explanations in one column.
    func table(_ rows: [(term: String, text: String)]) -> String {
        let longest = rows.map(\.term.count).filter { $0 <= Self.widestTerm }.max() ?? 0
        let column = longest + 4
        return rows.map { row in
            if row.text.isEmpty { return "  \(row.term)" }
            let text = wrapped(row.text, indentation: column)
            guard row.term.count <= longest else { return "  \(row.term)\n\(text)" }
            let gap = String(repeating: " ", count: column - 2 - row.term.count)
            return "  \(row.term)\(gap)\(text.dropFirst(column))"
        }.joined(separator: "\n")
    }

    private static let widestTerm = 26
}
