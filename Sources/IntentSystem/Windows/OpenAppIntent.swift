package import AppIntents
import SwiftUI
import _Localization

/// The action that shows the app's window; redrawn after taps.
///
/// The system adds it to every program with an `App`.
package struct OpenAppIntent: SnippetIntent {
    package static var title: LocalizedStringResource { .init(system: "Open App") }

    package static var description: IntentDescription? {
        IntentDescription(.init(system: "Shows the app’s first window."))
    }

    /// People ask for this card themselves, unlike the snippets that other intents show.
    package static var isDiscoverable: Bool { true }

    package init() {}

    package func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: WindowView(app: ActiveRun.current?.system.catalog.app))
    }
}

/// The view of an app's first window.
private struct WindowView: View {
    let app: (any App.Type)?

    nonisolated init(app: (any App.Type)?) {
        self.app = app
    }

    var body: some View {
        if let app, let window = AppWindow.view(of: app) { window }
    }
}
