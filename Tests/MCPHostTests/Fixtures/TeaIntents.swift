import AppIntents
import SwiftUI

// A tea shop whose intents use a value of every kind.

enum TeaSize: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [TeaSize: DisplayRepresentation] = [
        .small: "Small Cup", .large: DisplayRepresentation(title: "Large Cup", subtitle: "½ l"),
    ]
}

struct Tea: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
    static let defaultQuery = TeaQuery()
    static let all = [
        Tea(id: "assam", name: "Assam", origin: "India"),
        Tea(id: "sencha/1", name: "Green Sencha", origin: nil),
        Tea(id: "matcha", name: "Green Matcha", origin: nil),
    ]

    let id: String
    let name: String
    let origin: String?
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: origin.map { LocalizedStringResource(stringLiteral: $0) })
    }
}

struct TeaQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Tea] {
        Tea.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Tea] {
        Tea.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func allEntities() async throws -> [Tea] { Tea.all }
}

struct WaterOptions: DynamicOptionsProvider {
    func results() async throws -> [Int] { [70, 80, 100] }
}

/// Takes a value of every kind.
struct BrewTeaIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew Tea"
    static let description = IntentDescription("Brews a pot of tea.")

    @Parameter(title: "Tea", description: "What to brew.") var tea: Tea
    @Parameter(title: "Size", default: .small) var size: TeaSize
    @Parameter(title: "Cups", default: 2, inclusiveRange: (1, 6)) var cups: Int
    @Parameter(title: "Strength", inclusiveRange: (0.5, 2)) var strength: Double?
    @Parameter(title: "Milk") var milk: Bool?
    @Parameter(title: "For") var name: String?
    @Parameter(title: "When") var moment: Date?
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Alarm") var alarm: DateComponents?
    @Parameter(title: "Recipe") var recipe: URL?
    @Parameter(title: "Extras") var extras: [Tea]?

    func perform() async throws -> some IntentResult & ReturnsValue<Tea> & ProvidesDialog {
        .result(value: tea, dialog: "Brewed \(cups) of \(tea.name).")
    }
}

/// Adds two numbers and says nothing.
struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "First") var first: Int
    @Parameter(title: "Second") var second: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: first + second)
    }
}

/// Has choices that only the app knows.
struct BoilWaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Boil Water"
    @Parameter(title: "Degrees", optionsProvider: WaterOptions()) var degrees: Int

    func perform() async throws -> some IntentResult & ReturnsValue<[TeaSize]> & ProvidesDialog {
        .result(value: [.small, .large], dialog: "\(degrees) degrees.")
    }
}

/// Asks before it throws tea away.
struct EmptyPotIntent: AppIntent {
    static let title: LocalizedStringResource = "Empty Pot"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(dialog: "Pour the tea away?")
        return .result(dialog: "Poured away.")
    }
}

/// Asks with a card whose button can be used.
struct ServeTeaIntent: AppIntent {
    static let title: LocalizedStringResource = "Serve Tea"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        try await requestConfirmation(actionName: .order, snippetIntent: TrayIntent())
        return .result(snippetIntent: TrayIntent())
    }
}

struct TrayIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Tray"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result {
            VStack {
                Text("A tray with tea")
                Button("Add Cup", intent: AddCupIntent())
            }
        }
    }
}

/// Tells how much room it has.
struct WideTrayIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Wide Tray"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result {
            GeometryReader { room in Text(verbatim: "\(Int(room.size.width)) points") }
        }
    }
}

struct AddCupIntent: AppIntent {
    static let title: LocalizedStringResource = "Add Cup"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "One more.")
    }
}

struct SetLidIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Lid"
    @Parameter(title: "Closed") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

/// Needs the app in front.
struct PourInFrontIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour in Front"
    static let supportedModes: IntentModes = .foreground
    @Parameter(title: "Cups") var cups: Int

    func perform() async throws -> some IntentResult { .result() }
}

/// Would rather be in front.
struct PourEitherWayIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour Either Way"
    static let supportedModes: IntentModes = [.background, .foreground]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(systemContext.currentMode.debugDescription)")
    }
}

/// Opens a tea; the system draws its card.
struct OpenTeaIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Tea"
    @Parameter(title: "Tea") var target: Tea
}

/// Deletes teas; the system asks first.
struct DeleteTeasIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Teas"
    @Parameter(title: "Teas") var entities: [Tea]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Deleted \(entities.count).")
    }
}

struct TeaShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BrewTeaIntent(),
            phrases: [
                "Brew tea with \(.applicationName)", "Brew \(\.$tea) in \(.applicationName)",
            ],
            shortTitle: "Brew", systemImageName: "cup.and.saucer")
    }
}

enum TeaShop {
    static let intents: [any AppIntent.Type] = [
        BrewTeaIntent.self, AddIntent.self, BoilWaterIntent.self, EmptyPotIntent.self,
        ServeTeaIntent.self, TrayIntent.self, AddCupIntent.self, SetLidIntent.self,
        OpenTeaIntent.self, DeleteTeasIntent.self,
    ]
}
