public import SwiftUI

/// A widget's family as the context of a preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    package let family: WidgetFamily

    /// Creates the context of a preview.
    public init(family: WidgetFamily) {
        self.family = family
    }

    /// The value of the context for a key, which is the default.
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
