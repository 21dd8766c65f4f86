public import AppIntents

/// The contexts in which the widgets of a kind are useful, the most important first.
public struct WidgetRelevance<Configuration> {
    package let attributes: [WidgetRelevanceAttribute<Configuration>]

    /// Creates the relevance of a kind of widgets.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
        self.attributes = attributes
    }
}

/// A context in which a widget is useful, and the widget's configuration if it has one.
public struct WidgetRelevanceAttribute<Configuration> {
    let configuration: Configuration
    let context: RelevantContext
}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
    /// Creates the relevance of a widget with a configuration.
    public init(configuration: Configuration, context: RelevantContext) {
        self.configuration = configuration
        self.context = context
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    /// Creates the relevance of a widget that a person can't configure.
    public init(context: RelevantContext) {
        configuration = ()
        self.context = context
    }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}
extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}
