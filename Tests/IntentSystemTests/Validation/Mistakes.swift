import AppIntents

@testable import IntentSystem

// Declarations with the mistakes that the rules find, a namespace for each test.

enum Lost {
    static let registry = AppDependencyManager()

    struct Mill: Sendable {}

    struct Bean: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
        static let defaultQuery = BeanQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct BeanQuery: EntityQuery {
        @Dependency(key: "fine", manager: registry) var mill: Mill

        func entities(for identifiers: [String]) async throws -> [Bean] {
            identifiers.map { Bean(id: $0) }
        }
    }

    struct GrindIntent: AppIntent {
        static let title: LocalizedStringResource = "Grind"
        @Parameter(title: "Beans") var beans: [Bean]
        @Dependency(key: "fine", manager: registry) var mill: Mill
        @Dependency(key: "fine", manager: registry) var spare: Mill
        func perform() async throws -> some IntentResult { .result() }
    }

    struct RoastIntent: AppIntent {
        static let title: LocalizedStringResource = "Roast"
        @Dependency(manager: registry) var kettle: Kettle
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Twins {
    enum Cup: String, AppEnum {
        case small
        static let persistentIdentifier = "cup"
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
        static let caseDisplayRepresentations: [Cup: DisplayRepresentation] = [.small: "Small"]
    }

    enum Mug: String, AppEnum {
        case large
        static let persistentIdentifier = "cup"
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mug"
        static let caseDisplayRepresentations: [Mug: DisplayRepresentation] = [.large: "Large"]
    }

    struct One: AppIntent {
        static let title: LocalizedStringResource = "One"
        static let persistentIdentifier = "twin"
        @Parameter(title: "Cup") var cup: Cup
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Other: AppIntent {
        static let title: LocalizedStringResource = "Other"
        static let persistentIdentifier = "twin"
        @Parameter(title: "Mug") var mug: Mug
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Titles {
    struct Blank: AppIntent {
        static let title: LocalizedStringResource = " "
        func perform() async throws -> some IntentResult { .result() }
    }

    struct First: AppIntent {
        static let title: LocalizedStringResource = "Brew"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Second: AppIntent {
        static let title: LocalizedStringResource = "Brew"
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Parameters {
    struct MixIntent: AppIntent {
        static let title: LocalizedStringResource = "Mix"
        @Parameter(title: "Milk") var milk: Int
        @Parameter(title: "Milk") var cream: Int
        @Parameter(title: "Spoons", default: 9, inclusiveRange: (1, 5)) var spoons: Int
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Summaries {
    struct ServeIntent: AppIntent {
        static let title: LocalizedStringResource = "Serve"
        @Parameter(title: "Tea") var tea: Tea
        @Parameter(title: "Table") var table: Int
        @Parameter(title: "Guest") var guest: String
        @Parameter(title: "Cups", default: 1) var cups: Int

        static var parameterSummary: some ParameterSummary { Summary("Serve \(\.$tea)") }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct ClearIntent: AppIntent {
        static let title: LocalizedStringResource = "Clear"
        @Parameter(title: "Table") var table: Int
        @Parameter(title: "Later") var isLater: Bool?

        static var parameterSummary: some ParameterSummary {
            Summary { \.$isLater }
        }
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Types {
    struct Blend: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = ""
        static let defaultQuery = BlendQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct BlendQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Blend] {
            identifiers.map { Blend(id: $0) }
        }
    }

    enum Leaf: String, AppEnum {
        case green, black, white, oolong
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
        static let caseDisplayRepresentations: [Leaf: DisplayRepresentation] = [
            .green: "Tea", .black: "Tea",
        ]
    }

    struct PickIntent: AppIntent {
        static let title: LocalizedStringResource = "Pick"
        @Parameter(title: "Blends") var blends: [Blend]?
        @Parameter(title: "Leaf") var leaf: Leaf
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Shortcuts {
    struct Further: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: SteepIntent(), phrases: ["Steep longer in \(.applicationName)"],
                shortTitle: "Steep Longer", systemImageName: "timer")
        }
    }

    struct Many: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            let shortcuts = (0..<11).map { number in
                AppShortcut(
                    intent: SteepIntent(), phrases: (0..<91).map { phrase(number, $0) },
                    shortTitle: "Steep", systemImageName: "timer")
            }
            return shortcuts
        }
    }

    /// A phrase with numbers in its text.
    private static func phrase(_ numbers: Int...) -> AppShortcutPhrase<SteepIntent> {
        var pieces = AppShortcutPhrase<SteepIntent>.StringInterpolation(
            literalCapacity: 0, interpolationCount: 1)
        pieces.appendLiteral("Steep \(numbers) in ")
        pieces.appendInterpolation(.applicationName)
        return AppShortcutPhrase(stringInterpolation: pieces)
    }

    struct Unusable: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: PourIntent(), phrases: ["Pour in \(.applicationName)"],
                shortTitle: "Pour", systemImageName: "drop")
            AppShortcut(
                intent: SteepIntent(), phrases: [], shortTitle: "Steep", systemImageName: "timer")
        }
    }

    struct Odd: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: OrderTeaIntent(),
                phrases: [
                    "Order tea", "Order \(\.$size) \(\.$tea) in \(.applicationName)",
                    "Order for \(\.$name) in \(.applicationName)",
                ], shortTitle: "Order", systemImageName: "cup.and.saucer.fill")
        }
    }

    struct Ambiguous: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: OrderTeaIntent(), phrases: ["Make téa in \(.applicationName)"],
                shortTitle: "Order", systemImageName: "cup.and.saucer.fill")
            AppShortcut(
                intent: SteepIntent(),
                phrases: ["make  tea in \(.applicationName)", "Drink tea in \(.applicationName)"],
                shortTitle: "Steep", systemImageName: "timer")
        }

        static var negativePhrases: NegativeAppShortcutPhrases {
            NegativeAppShortcutPhrases(phrases: ["drink tea in \(.applicationName)"])
        }
    }
}

/// Intents that are deprecated, with and without one that takes their place.
enum Outworn {
    struct Mill: AppIntent {
        static let title: LocalizedStringResource = "Mill"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Grind: DeprecatedAppIntent {
        static let title: LocalizedStringResource = "Grind"
        static var deprecation: IntentDeprecation<Mill> { IntentDeprecation(replacedBy: Mill.self) }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Grate: DeprecatedAppIntent {
        static let title: LocalizedStringResource = "Grate"
        static var deprecation: IntentDeprecation<Grind> {
            IntentDeprecation(message: "Grate no more.", replacedBy: Grind.self)
        }
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Elsewhere {
    struct Leaf: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
        static let defaultQuery = LeafQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct LeafQuery: EntityQuery, IntentValueQuery {
        static let allowedExecutionTargets: IntentExecutionTargets = .widgetKitExtension
        func entities(for identifiers: [String]) async throws -> [Leaf] { [] }
        func values(for input: String) async throws -> [Leaf] { [] }
    }

    /// Either process will do.
    struct RakeIntent: AppIntent {
        static let title: LocalizedStringResource = "Rake"
        static let allowedExecutionTargets: ExecutionTargets = [.main, .appIntentsExtension]
        @Parameter(title: "Leaf") var leaf: Leaf
        func perform() async throws -> some IntentResult { .result() }
    }

    struct BurnIntent: AppIntent {
        static let title: LocalizedStringResource = "Burn"
        static let allowedExecutionTargets: IntentExecutionTargets = [
            .appIntentsExtension, .widgetKitExtension,
        ]
        func perform() async throws -> some IntentResult { .result() }
    }
}

/// Intents that are promoted to assistants, one of them hidden.
enum Promoted {
    struct Sieve: ToolIntent {
        static let title: LocalizedStringResource = "Sieve"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Stir: ToolIntent {
        static let title: LocalizedStringResource = "Stir"
        func perform() async throws -> some IntentResult { .result() }
    }
}

/// Entities that an assistant is told to make.
enum Made {
    struct Empty: GenerableEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Nothing"
        var displayRepresentation: DisplayRepresentation { "Nothing" }
        init() {}
    }

    struct Note: GenerableEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        @Property(title: "Text") var text: String
        var displayRepresentation: DisplayRepresentation { "Note" }
        init() {}
    }

    struct KeepIntent: AppIntent {
        static let title: LocalizedStringResource = "Keep"
        @Parameter(title: "Nothing") var nothing: Empty?
        @Parameter(title: "Note") var note: Note?
        func perform() async throws -> some IntentResult { .result() }
    }
}
