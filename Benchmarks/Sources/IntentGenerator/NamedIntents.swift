/// A thousand intents that each do one of 25 things with one of 40 kinds of things, and the ten kinds
/// that are indexed entities.
enum NamedIntents {
    private static let verbs = [
        "Open", "Archive", "Move", "Share", "Print", "Rename", "Copy", "Export", "Check", "Rate",
        "Translate", "Sort", "Count", "Compare", "Color", "Lock", "Publish", "Review", "Measure",
        "Pack", "Clean", "Repair", "Assign", "Approve", "Follow",
    ]
    private static let nouns = [
        // Those of the first ten are indexed.
        "Invoice", "Customer", "Room", "Recipe", "Song", "Project", "Ticket", "Report", "Device",
        "Route", "Album", "Letter", "Meeting", "Budget", "Contract", "Garden", "Lamp", "Window",
        "Camera", "Printer", "Playlist", "Chapter", "Lesson", "Exam", "Photo", "Sketch", "Model",
        "Sensor", "Battery", "Engine", "Parcel", "Shelf", "Order", "Voucher", "Survey", "Poster",
        "Badge", "Branch", "Server", "Backup",
    ]
    private static let indexed = 10

    static let header = "import AppIntents\nimport CoreSpotlight\n\n"

    static func declaration(_ number: Int) -> String {
        let (verb, noun) = (number / nouns.count, number % nouns.count)
        return intent(verb, noun) + (verb == 0 && noun < indexed ? entity(noun) : "")
    }

    /// One intent, with a summary, which is a phrase beside its title.
    private static func intent(_ verb: Int, _ noun: Int) -> String {
        let (verb, kind) = (verbs[verb], nouns[noun])
        let isIndexed = noun < indexed
        let type = isIndexed ? kind : "String"
        let opens = verb == "Open" && isIndexed
        return """
            struct \(verb)\(kind): \(opens ? "OpenIntent" : "AppIntent") {
                static let title: LocalizedStringResource = "\(verb) \(kind)"
                static let description = IntentDescription("\(verb)s one \(kind.lowercased()) of the company.")

                @Parameter(title: "\(kind)") var target: \(type)
                @Parameter(title: "Amount", default: \(noun % 10)) var amount: Int
                @Parameter(title: "Note") var note: String?

                static var parameterSummary: some ParameterSummary {
                    Summary("\(verb) the \(kind.lowercased()) \\(\\.$target) by \\(\\.$amount)")
                }

                func perform() async throws -> some IntentResult & ProvidesDialog {
                    .result(dialog: "Done.")
                }
            }

            """
    }

    private static func entity(_ noun: Int) -> String {
        """
        struct \(nouns[noun]): Numbered {
            static let kind = \(noun)
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(nouns[noun])"
            static let defaultQuery = \(nouns[noun])Query()

            let id: Int

            init(_ id: Int) { self.id = id }
        }

        struct \(nouns[noun])Query: EntityStringQuery, IndexedEntityQuery {
            func entities(for identifiers: [Int]) async throws -> [\(nouns[noun])] {
                identifiers.map { \(nouns[noun])($0) }
            }

            func entities(matching string: String) async throws -> [\(nouns[noun])] { [] }

            func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
                try await \(nouns[noun]).fillIndex()
            }

            func reindexEntities(
                for identifiers: [Int], indexDescription: CSSearchableIndexDescription
            ) async throws {}
        }

        """
    }
}
