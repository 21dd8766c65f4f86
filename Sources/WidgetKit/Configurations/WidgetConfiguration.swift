import SwiftUI

/// A widget's kind, provider, views and settings.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the body.
    associatedtype Body: WidgetConfiguration

    /// The configuration that this one consists of.
    var body: Self.Body { get }

    /// Adds the configuration's settings to the system's outline.
    func _describe(in outline: inout _WidgetOutline)
}

extension WidgetConfiguration {
    /// Adds the body's settings.
    public func _describe(in outline: inout _WidgetOutline) {
        body._describe(in: &outline)
    }
}

/// A configuration without a widget.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}

    /// The configuration itself, from which the system reads the outline.
    public var body: some WidgetConfiguration { self }

    public func _describe(in outline: inout _WidgetOutline) {}
}

/// A configuration with a changed setting.
@MainActor @preconcurrency
public struct _ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    let content: Content
    let change: @MainActor (inout _WidgetOutline) -> Void

    /// The configuration itself, from which the system reads the outline.
    public var body: some WidgetConfiguration { self }

    public func _describe(in outline: inout _WidgetOutline) {
        content._describe(in: &outline)
        change(&outline)
    }
}
