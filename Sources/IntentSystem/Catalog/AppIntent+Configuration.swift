package import AppIntents

extension AppIntent {
    /// The intent only configures a widget or a control: it has nothing to perform.
    package static var isConfiguration: Bool {
        PerformResult.self == Never.self
            && (conforms(to: (any WidgetConfigurationIntent.Type).self)
                || conforms(to: (any ControlConfigurationIntent.Type).self))
    }
}

extension Catalog {
    /// The app has an intent that configures its widgets or controls.
    package var configuresBoards: Bool { entries.contains { $0.type.isConfiguration } }
}
