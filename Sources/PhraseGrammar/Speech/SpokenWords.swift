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
    /// Those of them that may stand before a name: "show me".
    var receivers: [String] = []
    /// Prepositions that people put in each other's place before a name.
    var prepositions: [[String]] = []
    /// The words before a value that a phrase has no place for: "for two hours".
    var details: [String] = []
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
            "i want to", "i would like to", "id like to", "i need",
        ],
        endings: ["please", "now", "for me"], articles: ["the", "a", "an"],
        objects: ["me", "me the", "me a", "me my", "me some", "my", "the", "a", "some"],
        receivers: ["me"], prepositions: [["for", "to"], ["of", "in", "from"]],
        details: ["for", "with", "in", "at"],
        places: ["in", "with", "on", "using"],
        unsaid: [
            "fav", "favs", "fave", "faves", "tix", "lookup", "rid", "wipe", "drop", "seek", "jot",
        ])

    private static let german = SpokenWords(
        openings: ["bitte", "kannst du", "könntest du", "ich möchte"], endings: ["bitte", "jetzt"],
        articles: ["der", "die", "das", "den", "dem", "ein", "eine", "einen"],
        objects: ["mir", "mir die", "mir den", "mir das", "die", "meine"], receivers: ["mir"],
        prepositions: [["für", "zu"], ["von", "in", "aus"]], details: ["für", "mit", "in", "um"],
        places: ["in", "mit"])
}
