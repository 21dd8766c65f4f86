/// The Swift name of a text, derived from its key as Xcode 26 does.
enum StringIdentifier {
    /// Returns the name of a property or function; `nil` if the key has no letter and no digit
    /// beside its arguments.
    ///
    /// The words of the key are joined. A word keeps its capitals, but of those at its
    /// start only one: `GRAND_CANYON` becomes `grandCanyon`, `see JSON` becomes `seeJson`.
    static func member(for key: String) -> String? {
        let words = words(of: key)
        guard let first = words.first else { return nil }
        let name = lowered(first) + words.dropFirst().map { capitalized($0) }.joined()
        return name.first?.isNumber == true || name.hasPrefix("$") ? "_" + name : name
    }

    /// Returns a word without capitals at its start.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        return capitals.lowercased() + word.dropFirst(capitals.count)
    }

    private static func capitalized(_ word: String) -> String {
        // A small letter at the start keeps the capitals after it: `iCloud` becomes `ICloud`.
        let rest = word.first?.isUppercase == true ? lowered(word) : word
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }

    private static func words(of key: String) -> [String] {
        let text = StringFormat(key).pieces.map { piece in
            if case .words(let words) = piece { words } else { " " }
        }.joined()
        var words = [""]
        for scalar in text.unicodeScalars where scalar != "'" && scalar != "’" {
            // The parameter in the key of a summary, `${name}`, leaves its sign as a word.
            if scalar.isWordPart || scalar == "$" {
                words[words.count - 1].unicodeScalars.append(scalar)
            } else {
                words.append("")
            }
        }
        return words.filter { !$0.isEmpty }
    }
}
