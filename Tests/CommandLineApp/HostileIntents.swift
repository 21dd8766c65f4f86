import AppIntents

/// A thing whose names do their best to be something else to a shell.
struct Sign: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sign"
    static let defaultQuery = SignQuery()
    /// The names, by their identifiers; each begins with letters of its own.
    static let names = [
        "1": "Mont Saint-Michel", "2": "It's \"here\"", "3": "colon:and=more",
        "4": "$(touch pwned)", "5": "`touch pwned`;touch pwned", "6": "héllo wörld",
        "7": "مرحبا بالعالم", "8": "back\\slash", "9": "bang!history!", "10": "東京",
        "11": "(paren) & | <x>", "12": "glob *?[x]{a,b}", "s13": "escape\u{1B}[31m\nline\ttab",
        "s14": "\u{202E}turned", "15": "quoted'", "16": "double\"", "17": "Road 1", "18": "Road 2",
    ]

    let id: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(Self.names[id] ?? id)", subtitle: "No. \(id)")
    }
}

struct SignQuery: EntityStringQuery {
    private var all: [Sign] {
        Sign.names.keys.map { Sign(id: $0) }.sorted { $0.number < $1.number }
    }

    func entities(for identifiers: [String]) async throws -> [Sign] {
        all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Sign] {
        if string == "slow" { try await Task.sleep(for: .seconds(3600)) }
        if string == "broken" { throw BenchFailure(localizedStringResource: "No signs today.") }
        return all.filter {
            Sign.names[$0.id]?.lowercased().hasPrefix(string.lowercased()) ?? false
        }
    }

    func suggestedEntities() async throws -> [Sign] { all }
}

extension Sign {
    fileprivate var number: Int { Int(id.drop { $0 == "s" }) ?? 0 }
}

/// Says which sign it was given, and isn't listed, so that other tests don't see its names.
struct ReadSignIntent: AppIntent {
    static let title: LocalizedStringResource = "Read Sign"
    static let isDiscoverable = false
    @Parameter(title: "Sign") var sign: Sign
    @Parameter(title: "Size") var size: CupSize?
    @Parameter(title: "Loud") var isLoud: Bool?

    func perform() async throws -> some ReturnsValue<String> {
        .result(value: sign.id)
    }
}
