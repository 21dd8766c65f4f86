import AppIntents
import SwiftUI

/// Kettles in sections, one of them filled in.
struct KettleOptions: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<Int> {
        IntentItemCollection(promptLabel: "Which kettle?") {
            IntentItemSection<Int>("Iron") {
                IntentItem(11, title: "Tetsubin", subtitle: "Heavy")
            }
            IntentItemSection<Int>("Copper") {
                IntentItem(22, title: "Dallah")
            }
        }
    }

    func defaultResult() async -> Int? { 22 }
}

/// Picks a kettle; not listed, as the snapshots of the lists are about others.
struct PickKettleIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick Kettle"
    static let isDiscoverable = false
    @Parameter(title: "Kettle", optionsProvider: KettleOptions()) var kettle: Int
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let picked = try await $kettle.requestValue()
        return .result(value: picked)
    }
}

/// Takes the kettle that is filled in; not listed either.
struct TakeKettleIntent: AppIntent {
    static let title: LocalizedStringResource = "Take Kettle"
    static let isDiscoverable = false
    @Parameter(title: "Kettle", optionsProvider: KettleOptions()) var kettle: Int
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: kettle) }
}

/// Needs a terminal before it; not listed either.
struct LookAroundIntent: AppIntent {
    static let title: LocalizedStringResource = "Look Around"
    static let isDiscoverable = false
    static let supportedModes: IntentModes = .foreground(.immediate)
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(systemContext.currentMode.debugDescription)")
    }
}

/// Needs the passphrase, if there is one; not listed either.
struct GuardedIntent: AppIntent {
    static let title: LocalizedStringResource = "Guarded"
    static let isDiscoverable = false
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Opened.")
    }
}

/// Anyone may perform it; the card that it shows needs the passphrase, and neither is listed.
struct ShowSavingsIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Savings"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: SavingsSnippetIntent())
    }
}

struct SavingsSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Savings"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text("7 gold bars"))
    }
}

/// Says one thing aloud and another beside its view.
struct TellWeatherIntent: AppIntent {
    static let title: LocalizedStringResource = "Tell Weather"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(
            dialog: IntentDialog(full: "It is sunny in Rome.", supporting: "The weather"),
            view: Text("☀︎ 25°"))
    }
}
