package import AppIntents
package import SwiftUI

/// A widget's configuration as the system reads it.
public struct _WidgetOutline {
    package var kind = ""
    package var name: Text?
    package var about: Text?
    package var families: [WidgetFamily] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    ]
    /// The families that the author doesn't want on a board.
    package var disfavoredFamilies: [WidgetFamily] = []
    package var hasContentMargins = true
    /// The intent whose parameters configure the widget.
    package var configuration: (any WidgetConfigurationIntent.Type)?
    package var source: WidgetSource?

    package init() {}
}

/// An entry for a widget in the gallery, with its type erased.
@MainActor
package struct WidgetSnapshot {
    package let view: @MainActor () -> AnyView
}

/// The provider and the views of a widget, with their types erased.
@MainActor
package struct WidgetSource {
    /// A closure that returns the redacted view of the widget, which is available at once.
    package let placeholder: @MainActor (TimelineProviderContext) -> AnyView
    /// A closure that returns the widget for the gallery, with a configuration if there is one.
    package let snapshot:
        @MainActor ((any AppIntent)?, TimelineProviderContext) async -> WidgetSnapshot
    /// A closure that returns the entries from now on, with a configuration if there is one.
    package let timeline:
        @MainActor ((any AppIntent)?, TimelineProviderContext, TimelineSelection) async ->
            WidgetTimeline
    /// A closure that returns the view of an entry; `nil` for an entry of another type than the
    /// widget's.
    package let look: @MainActor (any TimelineEntry) -> AnyView?
    /// A closure that returns the configurations to choose from.
    package let recommendations: @MainActor () -> [(intent: any AppIntent, description: Text)]
    /// A closure that returns the contexts in which widgets of the kind are useful.
    package let relevance: @MainActor () async -> [RelevantIntent]
}
