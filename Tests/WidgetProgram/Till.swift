import AppIntents
import SwiftUI
import WidgetKit

// What of the café needs the passphrase: an intent for each way to get an intent performed.

struct TillEntity: AppEntity {
    struct TillQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [TillEntity] {
            identifiers.map { TillEntity(id: $0) }
        }
    }

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Till"
    static var defaultQuery = TillQuery()

    var id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Till \(id)") }
}

struct OpenTillIntent: OpenIntent {
    static var title: LocalizedStringResource = "Open Till"
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Till")
    var target: TillEntity

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Till \(target.id) is open.")
    }
}

struct CountTillIntent: PredictableIntent {
    static var title: LocalizedStringResource = "Count Till"
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Till", default: "1")
    var till: String

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$till) { till in
            DisplayRepresentation(title: "Count till \(till)")
        }
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if till == "9" { throw AppIntentError.Unrecoverable.networkFailure }
        return .result(dialog: "Till \(till) has 7 coins.")
    }
}

struct TakeCoinIntent: UndoableIntent {
    static var title: LocalizedStringResource = "Take Coin"
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        undoManager?.registerUndo(withTarget: Coins.shared) { $0.taken -= 1 }
        Coins.shared.taken += 1
        return .result(dialog: "A coin was taken.")
    }
}

@MainActor
final class Coins {
    static let shared = Coins()
    var taken = 0
}

struct TillFilter: SetFocusFilterIntent {
    static var title: LocalizedStringResource = "Till Filter"
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    var displayRepresentation: DisplayRepresentation { "Till closed" }

    func perform() async throws -> some IntentResult { .result() }
}

struct TillControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "org.example.Till") {
            ControlWidgetButton(action: CountTillIntent()) {
                Label("Count", systemImage: "dollarsign.circle")
            }
        }
        .displayName("Till")
    }
}

struct TillEntry: TimelineEntry {
    var date: Date
}

struct TillProvider: TimelineProvider {
    func placeholder(in context: Context) -> TillEntry { TillEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (TillEntry) -> Void) {
        completion(TillEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TillEntry>) -> Void) {
        completion(Timeline(entries: [TillEntry(date: Date())], policy: .never))
    }
}

struct TillWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TillWidget", provider: TillProvider()) { _ in
            Button("Count Coins", intent: CountTillIntent())
        }
        .configurationDisplayName("Till")
        .supportedFamilies([.systemSmall])
    }
}
