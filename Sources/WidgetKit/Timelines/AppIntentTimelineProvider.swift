public import AppIntents
public import SwiftUI
public import _Localization

/// Makes the entries of a widget that a person configures by an intent.
public protocol AppIntentTimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The intent whose parameters configure the widget.
    associatedtype Intent: WidgetConfigurationIntent

    /// The place for which entries are made.
    typealias Context = TimelineProviderContext

    /// An entry without data, which is shown redacted until the first one is there.
    func placeholder(in context: Self.Context) -> Self.Entry

    /// Gives an entry for the present, with sample data where the real takes long.
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry

    /// Gives the entries from now on.
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<
        Self.Entry
    >

    /// Configurations to choose from.
    func recommendations() -> [AppIntentRecommendation<Self.Intent>]
}

extension AppIntentTimelineProvider {
    /// By default, there are none.
    public func recommendations() -> [AppIntentRecommendation<Self.Intent>] { [] }
}

/// A configuration that a person can choose instead of making one.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    package let intent: Intent
    package let description: Text

    /// Creates a recommendation with a text.
    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }

    /// Creates a recommendation with a text that is looked up.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a resource.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a text as it stands.
    @_disfavoredOverload
    public init(intent: Intent, description: some StringProtocol) {
        self.init(intent: intent, description: Text(description))
    }
}
