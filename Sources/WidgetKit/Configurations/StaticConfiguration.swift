public import SwiftUI

/// A widget that a person can't configure.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    private let kind: String
    private let source: WidgetSource

    /// Creates a configuration with the name of the widget's kind, a provider and a view for its
    /// entries.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        let lent = Loan(provider)
        source = WidgetSource(
            placeholder: { AnyView(content(lent.value.placeholder(in: $0))) },
            snapshot: { _, context in
                let entry = await snapshot(of: lent, in: context)
                return WidgetSnapshot { AnyView(content(entry.value)) }
            },
            timeline: { _, context, selection in
                WidgetTimeline(await timeline(of: lent, in: context, selection).value) {
                    AnyView(content($0))
                }
            },
            look: { ($0 as? Provider.Entry).map { AnyView(content($0)) } },
            recommendations: { [] }, relevance: { await relevance(of: lent, kind: kind) })
    }

    /// The configuration itself, from which the system reads the outline.
    public var body: some WidgetConfiguration { self }

    public func _describe(in outline: inout _WidgetOutline) {
        outline.kind = kind
        outline.source = source
    }
}
