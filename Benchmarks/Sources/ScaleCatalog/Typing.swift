import Foundation

/// What a person types: a text, key by key.
public struct Typing {
    public let kind: String
    public let texts: [String]

    /// Each beginning of a text.
    private init(_ kind: String, _ text: String) {
        self.kind = kind
        texts = text.indices.map { String(text[...$0]) }.filter { !$0.hasSuffix(" ") }
    }

    /// Searches for entities and intents, in kinds.
    public static func all(entities: Int, each: Int) -> [Typing] {
        let verbs = ["open", "archive", "move", "share", "print"]
        let nouns = ["invoice", "customer", "room", "recipe", "song"]
        var all: [Typing] = []
        func names(_ count: Int, _ fits: (Int) -> Bool) -> [(Int, Content.Names)] {
            let step = max(entities / (count * 20), 1) * 20
            return stride(from: 0, to: entities, by: step).compactMap { start in
                (start..<start + 20).first(where: fits).map { ($0, Content.names(of: $0)) }
            }
        }
        let latin = names(each) { $0 % 20 == 3 }
        for (number, name) in latin {
            let title = name.title.lowercased()
            all.append(Typing("a name of two or three words", title))
            let words = title.split(separator: " ").map(String.init)
            all.append(
                Typing(
                    "its words in another order, with the place",
                    (words.reversed() + [name.place.lowercased().filter { $0 != "," }])
                        .joined(separator: " ")))
            all.append(
                Typing("a name with a mistake in a word", mistyped(words).joined(separator: " ")))
            all.append(
                Typing(
                    "an action and a name",
                    "\(verbs[number / 20 % verbs.count]) \(words.joined(separator: " "))"))
        }
        for (_, name) in names(each, { $0 % 20 == 7 }) {
            all.append(Typing("a name with accents", name.title))
        }
        for (_, name) in names(each, { $0 % 20 == 13 }) {
            all.append(Typing("a Japanese name", name.title))
        }
        for verb in verbs {
            for noun in nouns { all.append(Typing("an action", "\(verb) \(noun)")) }
        }
        for text in ["qxjwzk", "zzyzx vqqwt", "jjjjjjjj", "kwxqtp"] {
            all.append(Typing("nothing", text))
        }
        return all
    }

    /// Everything that is typed, and the name of the last entity, for a program that asks the app.
    public static func json(each: Int) throws -> String {
        struct Texts: Encodable {
            let typed: [[String]]
            let last: String
        }
        let texts = Texts(
            typed: all(entities: Content.count, each: each).map(\.texts),
            last: Content.names(of: Content.count - 1).title)
        return String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    }

    /// Swaps two letters of the longest word, and leaves one out of a very long one.
    static func mistyped(_ words: [String]) -> [String] {
        guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }) else {
            return words
        }
        var words = words
        var letters = Array(words[longest])
        letters.swapAt(2, 3)
        if letters.count > 8 { letters.remove(at: 5) }
        words[longest] = String(letters)
        return words
    }

    /// Whole sentences, with filler, mistakes and values.
    public static func sentences(entities: Int, count: Int) -> [String] {
        let forms = [
            "please open the invoice %", "could you archive % for me", "move % to 12",
            "print the recipe % please", "% open",
            "share the song % with everybody at five tomorrow",
            "i would like to rename %", "how is the weather in %",
        ]
        return (0..<count).map { number in
            let name = Content.names(of: number * 997 % max(entities, 1)).title.lowercased()
            var words = name.split(separator: " ").map(String.init)
            if number % 4 == 3 { words = mistyped(words.map { $0.count > 4 ? $0 : $0 + "xxxx" }) }
            return forms[number % forms.count].replacing("%", with: words.joined(separator: " "))
        }
    }
}
