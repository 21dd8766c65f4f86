import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import WidgetSystem
import _Localization

/// Words that the app must be asked for.
protocol CompletionSource: Sendable {
    /// `true` if people name the words, so that they are among the app's kept settings.
    var isSetting: Bool { get }

    /// Returns the words that continue a typed word.
    func words(continuing typed: String, in system: IntentSystem) async throws -> [Completion]
}

extension CompletionSource {
    var isSetting: Bool { false }
}

/// The properties by which `find` sorts.
struct SortingNames: CompletionSource {
    let action: any SystemFindIntent.Type
    let attached: String

    func words(continuing typed: String, in system: IntentSystem) async throws -> [Completion] {
        try await action.learn()
        return action.properties.filter(\.isSorted).map { Completion(attached + $0.name) }
    }
}

/// The app's controls by their kinds.
struct ControlNames: CompletionSource {
    let locale: Locale

    func words(continuing typed: String, in system: IntentSystem) async throws -> [Completion] {
        await WidgetBoard.shared(of: system).catalog.controlNames(in: locale)
            .map { Completion($0.kind, $0.name) }
    }
}

/// The focuses that people named.
struct FocusNames: CompletionSource {
    var isSetting: Bool { true }

    func words(continuing typed: String, in system: IntentSystem) async throws -> [Completion] {
        system.focuses.all.map { Completion($0.name) }
    }
}
