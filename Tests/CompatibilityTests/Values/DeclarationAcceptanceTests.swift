import AppIntents
import Foundation
import SwiftUI
import Testing

/// Declarations that Apple's framework accepts, in the words of authors: that they compile is most of
/// the test.
@Suite struct DeclarationAcceptanceTests {
    @Test("Options providers need not be Sendable, in any family of parameters")
    func providers() async throws {
        let intent = ChoosingIntent()
        intent.text = "b"
        #expect(intent.text == "b")
        #expect(intent.count == nil)
    }

    @Test("Values to choose among need not be Sendable")
    func disambiguation() {
        let intent = AskingIntent()
        let error = intent.$crate.needsDisambiguationError(among: [Crate(), Crate()])
        #expect(String(describing: error).isEmpty == false)
    }

    @Test("A query that gives a collection has a suggestion to give: none")
    func suggestions() async throws {
        #expect(try await SectionedQuery().suggestedEntities().items.isEmpty)
        #expect(try await ListedQuery().suggestedEntities().isEmpty)
    }

    @Test("A set is a value, in an order that stays")
    func sets() {
        let intent = SettingIntent()
        intent.words = ["b", "a", "c"]
        #expect(intent.words == ["a", "b", "c"])
        #expect(intent.numbers == nil)
    }

    @Test("A single-precision number identifies an entity")
    func floats() {
        #expect(Float.entityIdentifier(for: Float(1.5).entityIdentifierString) == 1.5)
        #expect(Float.entityIdentifier(for: "no number") == nil)
    }

    @Test("A property is written as its value, and says it")
    func properties() throws {
        let property = EntityProperty<String?>(title: "Name")
        property.wrappedValue = "Fuji"
        let data = try JSONEncoder().encode([property])
        #expect(String(decoding: data, as: UTF8.self) == #"["Fuji"]"#)
        let read = try JSONDecoder().decode([EntityProperty<String?>].self, from: data)
        #expect(read[0].wrappedValue == "Fuji")
        #expect("\(property)".contains("Fuji"))

        let unset = EntityProperty<String>(title: "Name")
        #expect(throws: EncodingError.self) { try JSONEncoder().encode([unset]) }
        #expect("\(unset)" == "String without a value")
    }

    @Test("Never is the result of an intent that has none")
    func never() {
        func name<Result: IntentResult>(_ type: Result.Type) -> String { "\(type)" }
        #expect(name(Never.self) == "Never")
    }

    @Test("Code that is generic over intents reads their description")
    func descriptions() {
        func description<Intent: AppIntent>(of type: Intent.Type) -> IntentDescription? {
            let description: IntentDescription? = Intent.description
            return description
        }
        func text<Intent: AppIntent>(of type: Intent.Type) -> LocalizedStringResource? {
            Intent.description?.descriptionText
        }
        #expect(description(of: ChoosingIntent.self)?.descriptionText.key == "Chooses.")
        #expect(text(of: ChoosingIntent.self)?.key == "Chooses.")
        #expect(text(of: WrittenIntent.self)?.key == "Writes.")
        #expect(text(of: PresetIntent.self)?.key == "Presets.")
        #expect(description(of: SettingIntent.self) == nil)
    }

    @Test("An intent that still opens the app says so through its modes")
    func foreground() {
        #expect(OldIntent.supportedModes == .foreground(.immediate))
        #expect(SettingIntent.supportedModes == .background)
    }

    @Test("A text has places for values that are not known yet")
    func placeholders() {
        let text = LocalizedStringResource(
            "\(placeholder: .int) landmarks in \(placeholder: .object), \(placeholder: .double, specifier: "%.2f")"
        )
        #expect(text.key == "%lld landmarks in %@, %.2f")
        #expect(
            String(format: String(localized: text), 3, "Rome" as NSString, 0.5)
                == "3 landmarks in Rome, 0.50")
    }

    @Test("SwiftUI brings Observation")
    func observation() {
        let model = Model()
        model.name = "Rome"
        #expect(model.name == "Rome")
    }
}

@Observable private final class Model {
    var name = ""
}

/// A provider with a state of its own, so that it cannot be Sendable.
private final class Words: DynamicOptionsProvider {
    var asked = 0

    func results() async throws -> [String] {
        asked += 1
        return ["a", "b"]
    }
}

private final class Provider<Value: _IntentValue>: DynamicOptionsProvider
where Value.ValueType == Value {
    var values: [Value] = []
    func results() async throws -> [Value] { values }
}

private struct ChoosingIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose"
    static let description = IntentDescription("Chooses.")

    @Parameter(title: "Text", optionsProvider: Words()) var text: String
    @Parameter(title: "Count", optionsProvider: Provider<Int>()) var count: Int?
    @Parameter(title: "Share", optionsProvider: Provider<Double>()) var share: Double?
    @Parameter(title: "Page", optionsProvider: Provider<URL>()) var page: URL?
    @Parameter(title: "Day", optionsProvider: Provider<Date>()) var day: Date?
    @Parameter(title: "Time", optionsProvider: Provider<DateComponents>()) var time: DateComponents?
    @Parameter(title: "File", optionsProvider: Provider<IntentFile>()) var file: IntentFile?
    @Parameter(title: "Place", optionsProvider: Provider<Hill>()) var hill: Hill?
    @Parameter(title: "Length", optionsProvider: Provider<Measurement<UnitLength>>())
    var length: Measurement<UnitLength>?
    @Parameter(optionsProvider: Words()) var untitled: String

    func perform() async throws -> some IntentResult { .result() }
}

/// A value that nobody can share between threads.
private final class Crate: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
    static let defaultQuery = CrateQuery()
    let id = "crate"
    var displayRepresentation: DisplayRepresentation { "Crate" }
}

private struct CrateQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Crate] { [] }
}

private struct AskingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Crate") var crate: Crate

    func perform() async throws -> some IntentResult {
        if try await $crate.requestConfirmation(for: crate, dialog: "This one?") {
            return .result()
        }
        if try await $crate.requestConfirmation(for: crate, view: { Text("This one") }) {
            return .result()
        }
        if try await $crate.requestConfirmation(for: crate, view: Text("This one")) {
            return .result()
        }
        crate = try await $crate.requestDisambiguation(among: [crate])
        return .result()
    }
}

private struct OldIntent: AppIntent {
    static let title: LocalizedStringResource = "Old"
    static let openAppWhenRun = true
    @Parameter(title: "Name") var name: String?

    @available(*, deprecated)
    func error() -> any Error { $name.requestValue("Which name?") }

    func perform() async throws -> some IntentResult {
        if name == nil { name = try await $name.requestValue("Which name?") }
        return .result()
    }
}

private struct WrittenIntent: AppIntent {
    static let title: LocalizedStringResource = "Write"
    static let description: LocalizedStringResource = "Writes."
    func perform() async throws -> some IntentResult { .result() }
}

private struct PresetIntent: AppIntent {
    static let title: LocalizedStringResource = "Preset"
    static let description: IntentDescription? = "Presets."
    func perform() async throws -> some IntentResult { .result() }
}

private struct SettingIntent: AppIntent {
    static let title: LocalizedStringResource = "Set"
    @Parameter(title: "Words") var words: Set<String>
    @Parameter(title: "Numbers") var numbers: Set<Int>?
    func perform() async throws -> some IntentResult { .result() }
}

private struct Hill: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hill"
    static let defaultQuery = ListedQuery()
    var id: Float
    var displayRepresentation: DisplayRepresentation { "Hill" }
}

private struct ListedQuery: EntityQuery {
    func entities(for identifiers: [Float]) async throws -> [Hill] { [] }
}

private struct SectionedQuery: EntityQuery {
    typealias Result = IntentItemCollection<Hill>
    func entities(for identifiers: [Float]) async throws -> [Hill] { [] }
}
