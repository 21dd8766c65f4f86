public import SwiftUI

/// A widget's family as the place of a preview, which a program on its own doesn't show.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    /// The family.
    let family: WidgetFamily

    /// Creates the place of a preview.
    public init(family: WidgetFamily) {
        self.family = family
    }

    /// What the place says about something, which is the usual.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
