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
    package var hasContentMargins = true
    /// The intent whose parameters configure the widget.
    package var configuration: (any WidgetConfigurationIntent.Type)?
    package var source: WidgetSource?

    package init() {}
}

/// An entry that shows a widget where it can be chosen, without its type.
@MainActor
package struct WidgetSnapshot {
    package let view: @MainActor () -> AnyView
}

/// The provider and the views of a widget, without their types.
@MainActor
package struct WidgetSource {
    /// The redacted look of the widget, which is there at once.
    package let placeholder: @MainActor (TimelineProviderContext) -> AnyView
    /// The look of the widget where it can be chosen, for the configuration if there is one.
    package let snapshot:
        @MainActor ((any AppIntent)?, TimelineProviderContext) async -> WidgetSnapshot
    /// The entries from now on, for the configuration if there is one.
    package let timeline:
        @MainActor ((any AppIntent)?, TimelineProviderContext, TimelineSelection) async ->
            WidgetTimeline
    /// The look of the widget with an entry; `nil` for one of another type than the widget's.
    package let look: @MainActor (any TimelineEntry) -> AnyView?
    /// The configurations to choose from.
    package let recommendations: @MainActor () -> [(intent: any AppIntent, description: Text)]
}
