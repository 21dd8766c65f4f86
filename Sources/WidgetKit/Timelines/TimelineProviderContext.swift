public import Foundation

/// The context for which a provider makes entries.
public struct TimelineProviderContext: Sendable {
    /// The family of the widget.
    public let family: WidgetFamily
    /// `true` if the widget is shown in a gallery.
    public let isPreview: Bool
    /// The size of the widget in points.
    public let displaySize: CGSize

    package init(family: WidgetFamily, isPreview: Bool) {
        self.family = family
        self.isPreview = isPreview
        displaySize = family.displaySize
    }
}
