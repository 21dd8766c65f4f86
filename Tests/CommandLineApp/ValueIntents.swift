import AppIntents
import CoreSpotlight
import Foundation

enum CupSize: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
        .small: "Small Cup", .large: "Large Cup",
    ]
}

/// Things, two of them with almost the same name.
struct Tool: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
    static let defaultQuery = ToolQuery()
    static let all = [
        Tool(id: "h1", name: "Claw Hammer"), Tool(id: "h2", name: "Sledge Hammer"),
        Tool(id: "s1", name: "Hand Saw"),
    ]

    let id: String
    let name: String
    @Property(title: "Weight") var weight: Int
    @ComputedProperty(title: "Kind") var kind: String {
        String(name.split(separator: " ").last ?? "")
    }
    @DeferredProperty(title: "Stock") var stock: Int {
        get async throws {
            if id == "s1" { throw BenchFailure(localizedStringResource: "The store is closed.") }
            return name.count * 2
        }
    }

    init(id: String, name: String) {
        self.id = id
        self.name = name
        weight = name.count
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "No. \(id)", image: .init(systemName: "hammer"))
    }

    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.keywords = name.hasSuffix("Saw") ? ["carpentry"] : ["smithy"]
        return attributes
    }
}

struct ToolQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Tool] {
        Tool.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Tool] {
        Tool.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func allEntities() async throws -> [Tool] { Tool.all }
}

extension ToolQuery: IndexedEntityQuery {
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex.default().indexAppEntities(Tool.all)
    }

    func reindexEntities(
        for identifiers: [String], indexDescription: CSSearchableIndexDescription
    ) async throws {
        try await CSSearchableIndex.default().indexAppEntities(
            try await entities(for: identifiers))
    }
}

/// Says which values it was given, and the language to a person who only hears it.
struct EchoIntent: AppIntent {
    static let title: LocalizedStringResource = "Echo"
    static let description = IntentDescription(
        """
        Says which values it was given, one by one, so that a test can compare what arrived with what was \
        typed; its description is long enough to be broken into several lines.
        """)

    @Parameter(title: "Text", description: "Any words.") var text: String
    @Parameter(title: "Count", default: 1, inclusiveRange: (-5, 5)) var count: Int
    @Parameter(title: "Factor") var factor: Double?
    @Parameter(title: "Loud") var isLoud: Bool?
    @Parameter(title: "Size") var size: CupSize?
    @Parameter(title: "Names") var names: [String]?
    @Parameter(title: "Tool") var tool: Tool?
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Page") var page: URL?
    @Parameter(title: "Length") var length: Measurement<UnitLength>?
    @Parameter(title: "Pause") var pause: Duration?
    @Dependency var greeting: Greeting

    func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
        var parts = ["text=\(text)", "count=\(count)"]
        if let factor { parts.append("factor=\(factor)") }
        if let isLoud { parts.append("loud=\(isLoud)") }
        if let size { parts.append("size=\(size.rawValue)") }
        if let names { parts.append("names=\(names.joined(separator: "+"))") }
        if let tool { parts.append("tool=\(tool.id)") }
        if let day { parts.append("day=\(day.formatted(.iso8601.year().month().day()))") }
        if let page { parts.append("page=\(page.absoluteString)") }
        if let length { parts.append("length=\(length.value)\(length.unit.symbol)") }
        if let pause { parts.append("pause=\(pause.components.seconds)s") }
        if systemContext.isVoiceOnly {
            parts.append("heard=\(systemContext.locale.language.languageCode?.identifier ?? "")")
        }
        let said = parts.joined(separator: " ")
        return .result(value: said, dialog: "\(greeting.text): \(said)")
    }
}

/// Adds two numbers and says nothing.
struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "First") var first: Int
    @Parameter(title: "Second") var second: Int

    func perform() async throws -> some ReturnsValue<Int> { .result(value: first + second) }
}

/// Gives several things.
struct ListToolsIntent: AppIntent {
    static let title: LocalizedStringResource = "List Tools"
    func perform() async throws -> some ReturnsValue<[Tool]> { .result(value: Tool.all) }
}

/// Shows one thing.
struct OpenToolIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Tool"
    @Parameter(title: "Tool", requestValueDialog: "Which tool?") var target: Tool
}

/// Deletes things; the system asks.
struct DeleteToolsIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Tools"
    @Parameter(title: "Tools") var entities: [Tool]

    func perform() async throws -> some ProvidesDialog {
        .result(dialog: "Deleted \(entities.map(\.id).joined(separator: " ")).")
    }
}

/// Two sorts, one without a name: a mistake that `doctor` warns about.
enum Sort: String, AppEnum {
    case plain, rareSort
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sort"
    static let caseDisplayRepresentations: [Sort: DisplayRepresentation] = [.plain: "Plain"]
}

/// Is performed by its exact identifier only.
struct HiddenSortIntent: AppIntent {
    static let title: LocalizedStringResource = "Sort"
    static let isDiscoverable = false
    @Parameter(title: "Sort") var sort: Sort
    func perform() async throws -> some IntentResult { .result() }
}
