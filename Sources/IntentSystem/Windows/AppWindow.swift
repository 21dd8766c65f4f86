import AppIntents
package import SwiftUI

/// The window of the process's app, by which the system shows the app itself.
@MainActor
package enum AppWindow {
    /// The apps that were created, by their types: one in a program, several in a test's.
    private static var apps: [ObjectIdentifier: any App] = [:]

    /// Creates an app, unless it exists already.
    package static func launch(_ type: any App.Type) { _ = app(type) }

    private static func app(_ type: any App.Type) -> any App {
        if let app = apps[ObjectIdentifier(type)] { return app }
        let app = type.init()
        apps[ObjectIdentifier(type)] = app
        return app
    }

    /// Returns the view of the app's first window; `nil` if it has none.
    static func view(of type: any App.Type) -> AnyView? {
        app(type).body._window(showing: nil).map {
            AnyView($0.environment(\.intentExecution, IntentExecution()))
        }
    }

    /// Returns the view of the app's window once its views have handled an intent; `nil` if none
    /// of them does.
    ///
    /// The handlers are called in a drawing that isn't shown, because a closure may change what was
    /// drawn before it was called.
    static func view(
        of type: any App.Type, handling intent: any TargetContentProvidingIntent
    ) -> _SnippetViewContainer? {
        guard let window = app(type).body._window(showing: intent.contentIdentifier)
        else { return nil }
        let execution = IntentExecution(of: intent)
        _ = ViewResolver.resolve(window.environment(\.intentExecution, execution))
        guard execution.isHandled else { return nil }
        return _SnippetViewContainer(
            view: window.environment(\.intentExecution, IntentExecution()))
    }
}
