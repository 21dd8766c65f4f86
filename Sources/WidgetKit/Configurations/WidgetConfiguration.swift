import SwiftUI

/// A widget's kind, provider, views and settings.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the configuration's content.
    associatedtype Body: WidgetConfiguration

    /// The content of the configuration.
    var body: Self.Body { get }

    /// Tells the system what the configuration says.
    func _describe(in outline: inout _WidgetOutline)
}

extension WidgetConfiguration {
    /// Tells what the content says.
    public func _describe(in outline: inout _WidgetOutline) {
        body._describe(in: &outline)
    }
}

/// A configuration of no widget.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Creates the configuration.
    public init() {}

    /// Itself: the system asks for the outline.
    public var body: some WidgetConfiguration { self }

    public func _describe(in outline: inout _WidgetOutline) {}
}

/// A configuration with a change.
@MainActor @preconcurrency
public struct _ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    let content: Content
    let change: @MainActor (inout _WidgetOutline) -> Void

    /// Itself: the system asks for the outline.
    public var body: some WidgetConfiguration { self }

    public func _describe(in outline: inout _WidgetOutline) {
        content._describe(in: &outline)
        change(&outline)
    }
}
