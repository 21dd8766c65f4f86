import IntentSystem

/// The words of `search --explain` for the developer of an app: why a row stands at its place.
enum ExplanationText {
    /// Returns the reasons, a line for each of them, in the order in which they count.
    static func lines(of explanation: SearchItem.Explanation) -> [String] {
        [group(explanation)] + explanation.words.map(word)
            + (explanation.rank.map(lines) ?? [])
    }

    private static func group(_ explanation: SearchItem.Explanation) -> String {
        switch explanation.group {
        case .understood:
            "understood as a sentence, \(Int(((explanation.sureness ?? 0) * 100).rounded())) % sure"
        case .pinned: "pinned, in the order of the pins"
        case .suggested: "suggested, in the order of the suggestions"
        case .recent: "done lately, newest first"
        case .matching:
            explanation.words.isEmpty
                ? "offered, in the app's order"
                : "matches the words; costs \(explanation.rank?.words ?? 0)"
        case .passedOn: "passes the words on to the app"
        case .answered: "found by a query of the app"
        }
    }

    private static func word(_ word: SearchItem.Explanation.Word) -> String {
        let meeting =
            switch word.meeting {
            case .whole: "the whole word"
            case .beginning: "the beginning of a word"
            case .inside: "the middle of a word"
            case .mistaken: word.mistakes == 1 ? "one mistake" : "\(word.mistakes) mistakes"
            }
        return "“\(word.text)”: \(meeting), \(place(of: word.field)); costs \(word.cost)"
    }

    private static func place(of field: SearchItem.Explanation.Field) -> String {
        switch field {
        case .name: "in the name"
        case .synonym: "in another name"
        case .translation: "in the name in another language"
        case .keyword: "in a keyword or a phrase"
        case .description: "in a description"
        case .type: "in the name of a type"
        case .other: "in another text"
        case .app: "in the name of the app"
        case .action: "in the title of the action"
        }
    }

    /// Returns the parts of a rank that count after the words.
    private static func lines(of rank: SearchItem.Explanation.Rank) -> [String] {
        var lines: [String] = []
        if rank.isFurther { lines.append("a further action, below the rows of the values") }
        if rank.isDeprecated { lines.append("deprecated, so it comes last") }
        switch rank.habit {
        case .pinned: lines.append("you pinned it")
        case .usual: lines.append("you often do it at this time of day")
        case .recent: lines.append("you did it lately")
        case .suggested: lines.append("it is suggested")
        case .other: break
        }
        if rank.priority != 0 { lines.append("priority \(rank.priority)") }
        if let rest = rank.rest, rest > 0 {
            lines.append("its name has \(rest) more \(rest == 1 ? "word" : "words")")
        }
        return lines + ["place \(rank.order + 1) in the app's order"]
    }
}
