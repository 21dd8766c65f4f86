import AppIntents

@testable import IntentSystem

// An app without mistakes, in which the rules find nothing.

struct Tea: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
    static let defaultQuery = TeaQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct TeaQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Tea] {
        identifiers.map { Tea(id: $0) }
    }
}

enum CupSize: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
        .small: "Small", .large: "Large",
    ]
}

struct Kettle: Sendable {}

struct OrderTeaIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Tea"
    static let registry = {
        let registry = AppDependencyManager()
        registry.add(dependency: Kettle())
        return registry
    }()

    @Parameter(title: "Tea") var tea: Tea
    @Parameter(title: "Size") var size: CupSize
    @Parameter(title: "Cups", default: 2, inclusiveRange: (1, 4)) var cups: Int
    @Parameter(title: "Name") var name: String?
    @Dependency(manager: registry) var kettle: Kettle
    @Dependency(default: 90) var temperature: Int

    static var parameterSummary: some ParameterSummary {
        When(\.$cups, .equalTo, 1) {
            Summary("Order a cup of \(\.$tea)") { \.$size }
        } otherwise: {
            Summary("Order \(\.$cups) cups of \(\.$tea)")
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

/// Is not listed, so nobody reads its titles.
struct PourIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Tea"
    static let isDiscoverable = false
    @Parameter(title: "Cup") var first: Int
    @Parameter(title: "Cup") var second: Int
    func perform() async throws -> some IntentResult { .result() }
}

/// Has no summary that something could be missing from.
struct SteepIntent: AppIntent {
    static let title: LocalizedStringResource = "Steep"
    @Parameter(title: "Minutes") var minutes: Int
    func perform() async throws -> some IntentResult { .result() }
}

struct TeaShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderTeaIntent(),
            phrases: [
                "Order tea in \(.applicationName)", "Order \(\.$tea) in \(.applicationName)",
                "Order a \(\.$size) tea in \(.applicationName)",
            ], shortTitle: "Order", systemImageName: "cup.and.saucer.fill")
        AppShortcut(
            intent: SteepIntent(), phrases: ["Steep tea in \(.applicationName)"],
            shortTitle: "Steep", systemImageName: "timer")
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Drink tea in \(.applicationName)"])
    }
}
