public import SwiftUI

/// A widget that a person can't configure.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let kind: String
    private let source: WidgetSource

    /// Creates a configuration from the name of the widget's kind, a provider and a view for its entries.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        let lent = Loan(provider)
        source = WidgetSource(
            placeholder: { AnyView(content(lent.value.placeholder(in: $0))) },
            timeline: { _, context, selection in
                WidgetTimeline(await timeline(of: lent, in: context, selection).value) {
                    AnyView(content($0))
                }
            },
            recommendations: { [] })
    }

    /// Not to be read: the system asks for the outline.
    public var body: Never { preconditionFailure("A configuration has no body.") }

    public func _describe(in outline: inout _WidgetOutline) {
        outline.kind = kind
        outline.source = source
    }
}
