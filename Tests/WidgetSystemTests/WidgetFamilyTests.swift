import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing
import WidgetKit

extension BoardSuites {
    /// The family of a widget decides what its intent asks for, and how much of it.
    @Suite struct WidgetFamilyTests {
        private func system() -> TestSystem {
            TestSystem(
                intents: [TeamsIntent.self, MemoIntent.self],
                widgets: [TeamsWidget.self, MemoWidget.self])
        }

        private func teams(_ ids: String...) -> ParameterValue {
            .array(ids.map { .entity(type: "Team", id: $0) })
        }

        @Test(
            "A list takes as many values as the author allows in the widget's family",
            arguments: [
                (WidgetFamily.systemSmall, ["a", "b"], "Choose exactly 1."),
                (.systemSmall, [], "Choose exactly 1."),
                (.systemMedium, ["a", "b", "c"], "Choose from 1 to 2."),
                // The author doesn't name this one, so it takes as many as any.
                (.systemLarge, ["a", "b", "c"], "Choose from 1 to 2."),
            ])
        func sizes(_ family: WidgetFamily, _ ids: [String], _ message: String) async throws {
            let system = system()
            let person = try await system.person()
            let id = try await person.add(widget: "teams", family)
            try await person.configure(widget: id)
            try await person.answer([
                "teams": .array(ids.map { .entity(type: "Team", id: $0) })
            ])
            #expect(person.screen.contains("! \(message)"))
            try await person.answer(["teams": teams("a")])
            #expect(try await person.widgets.last?.text.contains("Showing A") == true)
            _ = person.text
            try await person.done()
            try await system.finish()
        }

        @Test("A widget that became too small for its list shows the first values and keeps all")
        func smaller() async throws {
            let system = system()
            let person = try await system.person()
            let id = try await person.add(widget: "teams", .systemMedium)
            try await person.configure(widget: id)
            try await person.answer(["teams": teams("b", "a")])
            _ = person.text
            try await person.done()
            #expect(try await person.widgets.last?.text.contains("Showing B, A") == true)
            try await person.resize(widget: id, to: .systemSmall)
            #expect(try await person.widgets.last?.text.contains("Showing B") == true)
            #expect(try await person.widgets.last?.text.contains("A") == false)
            try await person.resize(widget: id, to: .systemMedium)
            #expect(try await person.widgets.last?.text.contains("Showing B, A") == true)
            try await system.finish()
        }

        @Test(
            "Switch(.widgetFamily) and When(widgetFamily:) choose the sentence of the form",
            arguments: [
                ("teams", WidgetFamily.systemSmall, ["teams"], ["color"]),
                ("teams", .systemMedium, ["teams", "note"], ["color"]),
                ("teams", .systemLarge, ["teams"], ["note", "color"]),
                ("memo", .systemSmall, ["text"], []),
                ("memo", .systemLarge, ["text", "paper"], []),
            ])
        func sentences(
            _ kind: String, _ family: WidgetFamily, _ sentence: [String], _ more: [String]
        ) async throws {
            let system = system()
            let person = try await system.person()
            let id = try await person.add(widget: kind, family)
            try await person.configure(widget: id)
            let layout = try #require(person.question?.layout)
            let named = layout.sentence.compactMap { piece in
                if case .field(let name) = piece { name } else { nil }
            }
            #expect(named == sentence)
            #expect(layout.more == more)
            try await person.cancel()
            try await system.finish()
        }

        @Test("Without a widget the default applies, and a list takes as many values as in any")
        func noWidget() async throws {
            let system = TestSystem(intents: [TeamsIntent.self])
            let run = try await system.perform(
                "TeamsIntent", values: ["teams": teams("a", "b", "c")])
            #expect(run.screen.contains("! Choose from 1 to 2."))
            #expect(run.question?.layout == nil || run.question?.layout?.sentence.isEmpty == false)
            try await run.cancel()
            try await system.finish()
        }
    }
}

struct Team: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Team"
    static let defaultQuery = TeamQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id.uppercased())")
    }
}

struct TeamQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Team] { identifiers.map(Team.init) }
    func suggestedEntities() async throws -> [Team] { ["a", "b", "c"].map(Team.init) }
}

struct TeamsIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Teams"

    @Parameter(
        title: "Teams",
        size: [.systemSmall: 1, .systemMedium: IntentCollectionSize(min: 1, max: 2)])
    var teams: [Team]
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Color") var color: String?

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) {
                Summary("Show \(\.$teams)") { \.$color }
            }
            Case(.systemMedium) {
                Summary("Show \(\.$teams) with \(\.$note)") { \.$color }
            }
            DefaultCase {
                Summary("Show \(\.$teams)") {
                    \.$note
                    \.$color
                }
            }
        }
    }
}

struct MemoIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Memo"

    @Parameter(title: "Text", default: "Milk") var text: String
    @Parameter(title: "Paper", default: "White") var paper: String

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .oneOf, [.systemSmall, .accessoryInline]) {
            Summary("Show \(\.$text)")
        } otherwise: {
            When(widgetFamily: .equalTo, .systemLarge) {
                Summary("Show \(\.$text) on \(\.$paper)")
            } otherwise: {
                Summary("Show \(\.$paper)")
            }
        }
    }
}

struct TeamsWidget: Widget {
    struct Entry: TimelineEntry {
        let date: Date
        let teams: [Team]
    }

    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, teams: []) }
        func snapshot(for configuration: TeamsIntent, in context: Context) async -> Entry {
            Entry(date: .now, teams: configuration.teams)
        }
        func timeline(for configuration: TeamsIntent, in context: Context) async -> Timeline<Entry>
        {
            Timeline(
                entries: [Entry(date: .distantPast, teams: configuration.teams)], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "teams", intent: TeamsIntent.self, provider: Provider()) {
            entry in
            Text("Showing \(entry.teams.map { $0.id.uppercased() }.joined(separator: ", "))")
        }
    }
}

struct MemoWidget: Widget {
    struct Entry: TimelineEntry {
        let date: Date
        let text: String
    }

    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, text: "") }
        func snapshot(for configuration: MemoIntent, in context: Context) async -> Entry {
            Entry(date: .now, text: configuration.text)
        }
        func timeline(for configuration: MemoIntent, in context: Context) async -> Timeline<Entry> {
            Timeline(
                entries: [Entry(date: .distantPast, text: configuration.text)], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "memo", intent: MemoIntent.self, provider: Provider()) {
            Text($0.text)
        }
    }
}
