public import AppIntents
public import SwiftUI

/// A widget that a person configures by an intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
    WidgetConfiguration, Sendable
{
    private let kind: String
    private let source: WidgetSource

    /// Creates a configuration with the name of the widget's kind, the type of the intent, a
    /// provider and a view for its entries.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.kind = kind
        let lent = Loan(provider)
        source = WidgetSource(
            placeholder: { AnyView(content(lent.value.placeholder(in: $0))) },
            snapshot: { configuration, context in
                let configuration = configuration as? Intent ?? Intent()
                let entry = await snapshot(of: lent, for: configuration, in: context)
                return WidgetSnapshot { AnyView(content(entry.value)) }
            },
            timeline: { configuration, context, selection in
                let configuration = configuration as? Intent ?? Intent()
                let timeline = await timeline(
                    of: lent, for: configuration, in: context, selection)
                return WidgetTimeline(timeline.value) { AnyView(content($0)) }
            },
            look: { ($0 as? Provider.Entry).map { AnyView(content($0)) } },
            recommendations: {
                lent.value.recommendations().map { ($0.intent, $0.description) }
            },
            relevance: { await relevance(of: lent, kind: kind) })
    }

    /// The configuration itself, from which the system reads the outline.
    public var body: some WidgetConfiguration { self }

    public func _describe(in outline: inout _WidgetOutline) {
        outline.kind = kind
        outline.configuration = Intent.self
        outline.source = source
    }
}
