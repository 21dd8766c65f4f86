public import SwiftUI

/// A widget's family as the place of a preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    /// The family.
    package let family: WidgetFamily

    /// Creates the place of a preview.
    public init(family: WidgetFamily) {
        self.family = family
    }

    /// The word of the place on something, which is the usual one.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension WidgetPreviewContext: PreviewPlace {
    @MainActor
    package func enter(_ environment: inout EnvironmentValues) -> AnyObject? {
        let collector = WidgetCollector()
        environment.widgetSurroundings.enter(family, collector)
        return collector
    }
}
