import AppIntents
import Synchronization

/// The kennel at night, as long as a focus is on.
final class Night: Sendable {
    static let shared = Night()
    let words = Mutex("all dogs bark")
}

/// Fits the kennel to a focus.
struct QuietKennelFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet Kennel"
    @Parameter(title: "Quiet", default: false) var isQuiet: Bool
    @Parameter(title: "Only Dog") var dog: String?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: isQuiet ? "Quiet" : "Barking", subtitle: dog.map { "Only \($0)" })
    }

    static func suggestedFocusFilters(
        for context: FocusFilterSuggestionContext
    ) async -> [QuietKennelFilter] {
        let filter = QuietKennelFilter()
        filter.isQuiet = true
        return [filter]
    }

    func perform() async throws -> some IntentResult {
        if dog == "Cat" { throw AppIntentError(description: "A cat never barks.") }
        let words = isQuiet ? "no dog barks" : "\(dog ?? "all dogs") bark"
        Night.shared.words.withLock { $0 = words }
        return .result()
    }
}

/// Says what the filter did last.
struct ListenIntent: AppIntent {
    static let title: LocalizedStringResource = "Listen"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: Night.shared.words.withLock { $0 })
    }
}
