public import AppIntents
public import SwiftUI
public import _Localization

/// A provider of the entries of a widget that a person configures by an intent.
public protocol AppIntentTimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The intent whose parameters configure the widget.
    associatedtype Intent: WidgetConfigurationIntent

    /// The context for which entries are made.
    typealias Context = TimelineProviderContext

    /// Returns an entry without data, which is shown redacted until the first one is available.
    func placeholder(in context: Self.Context) -> Self.Entry

    /// Returns a current entry, with sample data if the real data takes long.
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry

    /// Returns the entries from now on.
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<
        Self.Entry
    >

    /// Returns configurations to choose from.
    func recommendations() -> [AppIntentRecommendation<Self.Intent>]

    /// Returns the contexts in which widgets are useful, and in which configurations.
    ///
    /// During its time, or to a person who is at its place, such a widget is suggested, and marked
    /// on the board. The system asks again after a while, and after
    /// `WidgetCenter.invalidateRelevance(ofKind:)`.
    func relevance() async -> WidgetRelevance<Self.Intent>
}

extension AppIntentTimelineProvider {
    /// Returns no configurations, by default.
    public func recommendations() -> [AppIntentRecommendation<Self.Intent>] { [] }

    /// Returns no contexts, by default.
    public func relevance() async -> WidgetRelevance<Self.Intent> { WidgetRelevance([]) }
}

/// A configuration that a person can choose instead of creating one.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    package let intent: Intent
    package let description: Text

    /// Creates a recommendation with a text.
    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }

    /// Creates a recommendation with a localized text.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a resource.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a plain string.
    @_disfavoredOverload
    public init(intent: Intent, description: some StringProtocol) {
        self.init(intent: intent, description: Text(description))
    }
}
