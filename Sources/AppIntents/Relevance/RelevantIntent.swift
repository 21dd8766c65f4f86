package import AppIntentsMetadata
public import RelevanceKit

/// A widget with values for its parameters, and the context in which it is useful.
public struct RelevantIntent: Sendable {
    /// The type of the intent; `nil` for a widget that a person can't configure.
    package let type: (any AppIntent.Type)?
    /// The values of the intent's parameters by name, at the time of creation.
    package let values: [String: ParameterValue]
    package let widgetKind: String
    package let clue: RelevantContext.Clue

    /// Creates a relevant intent.
    ///
    /// - Parameters:
    ///   - intent: The configuration of the widget.
    ///   - widgetKind: The kind of the widget, as its configuration names it.
    ///   - relevance: The context in which it is useful.
    public init<IntentType>(_ intent: IntentType, widgetKind: String, relevance: RelevantContext)
    where IntentType: WidgetConfigurationIntent {
        type = IntentType.self
        values = Donation.values(of: IntentContents(of: intent))
        self.widgetKind = widgetKind
        clue = relevance.clue
    }

    /// Creates the relevance of a widget that a person can't configure.
    package init(widgetKind: String, relevance: RelevantContext) {
        type = nil
        values = [:]
        self.widgetKind = widgetKind
        clue = relevance.clue
    }
}

extension RelevantIntent: CustomDebugStringConvertible {
    /// The kind of the widget, the type of its intent, and the context in which it is useful.
    public var debugDescription: String {
        let intent = type.map { String(describing: $0) } ?? "no intent"
        return "RelevantIntent(\(intent), widgetKind: \(widgetKind), relevance: \(clue))"
    }
}
