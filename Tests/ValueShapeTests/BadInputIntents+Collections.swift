import AppIntents

// Values that are several: sets, and entities by their identifiers.
extension BadInputIntents {
    struct Pair: AppIntent {
        static let title: LocalizedStringResource = "Pair"
        @Parameter(title: "Value", inclusiveRange: (0, 9)) var value: Set<Int>
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Token: AppEntity, Hashable {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Token"
        static let defaultQuery = TokenQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "Token" }
    }

    struct TokenQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Token] {
            identifiers.filter { ["one", "two", "three"].contains($0) }.map(Token.init)
        }
    }

    struct Duo: AppIntent {
        static let title: LocalizedStringResource = "Duo"
        @Parameter(title: "Value", size: IntentCollectionSize(min: 2, max: 3))
        var value: Set<Token>
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    struct Box: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Box"
        static let defaultQuery = BoxQuery()
        let id: Int
        var displayRepresentation: DisplayRepresentation { "Box" }
    }

    struct BoxQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Box] { identifiers.map(Box.init) }
    }

    struct Batch: AppIntent {
        static let title: LocalizedStringResource = "Batch"
        @Parameter(title: "Value") var value: EntityCollection<Box>
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }

    /// People know it as a mug; its own name is for programs.
    enum MugSizeOption: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mug"
        static let caseDisplayRepresentations: [MugSizeOption: DisplayRepresentation] = [
            .small: "Espresso Cup", .large: "Beer Mug",
        ]
    }

    struct Mugs: AppIntent {
        static let title: LocalizedStringResource = "Mugs"
        @Parameter(title: "Value") var value: [MugSizeOption]
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Performed") }
    }
}
