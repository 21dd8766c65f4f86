/// Words of a language that people say around a phrase, and that its author doesn't write.
struct SpokenWords: Sendable {
    /// "Please", "could you".
    var openings: [String] = []
    /// "Please", "now".
    var endings: [String] = []
    /// Words before a name.
    var articles: [String] = []
    /// Words after the first one of a phrase: "show me".
    var objects: [String] = []
    /// The words before the name of the app: "in", "with".
    var places: [String] = []

    /// Synonyms that are written, and hardly said.
    var unsaid: Set<String> = []

    static func of(_ language: Language) -> SpokenWords {
        // The language's own words tell which one it is.
        if language.fillers.contains("please") { return english }
        if language.fillers.contains("bitte") { return german }
        return SpokenWords()
    }

    private static let english = SpokenWords(
        openings: [
            "please", "could you", "could you please", "can you", "can you please", "would you",
            "i want to", "i would like to", "id like to",
        ],
        endings: ["please", "now", "for me"], articles: ["the", "a", "an"],
        objects: ["me", "me the", "me my", "me some", "my", "the", "some"],
        places: ["in", "with", "on", "using"],
        unsaid: [
            "fav", "favs", "fave", "faves", "tix", "lookup", "rid", "wipe", "drop", "discard",
            "seek", "locate", "jot", "launch", "near", "close", "modify", "append", "insert",
        ])

    private static let german = SpokenWords(
        openings: ["bitte", "kannst du", "könntest du", "ich möchte"], endings: ["bitte", "jetzt"],
        articles: ["der", "die", "das", "den", "dem", "ein", "eine", "einen"],
        objects: ["mir", "mir die", "mir den", "mir das", "die", "meine"],
        places: ["in", "mit"])
}
