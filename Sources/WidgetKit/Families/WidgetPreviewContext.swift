public import SwiftUI

/// A widget's family as the place of a preview, which a program on its own doesn't show.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    /// The family.
    let family: WidgetFamily

    /// Creates the place of a preview.
    public init(family: WidgetFamily) {
        self.family = family
    }

    /// The word of the place on something, which is the usual one.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
