package import AppIntents

extension AppIntent {
    /// The intent only configures a widget or a control: it has nothing to perform.
    package static var isConfiguration: Bool {
        // Casts look through the whole program, and hardly an intent has no result.
        PerformResult.self == Never.self
            && (Self.self is any WidgetConfigurationIntent.Type
                || Self.self is any ControlConfigurationIntent.Type)
    }
}

extension Catalog {
    /// The app has an intent that configures its widgets or controls.
    package var configuresBoards: Bool { entries.contains { $0.type.isConfiguration } }
}
