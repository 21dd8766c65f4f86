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

extension Never: WidgetConfiguration {}

/// A configuration of no widget.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never

    /// Creates the configuration.
    public init() {}

    /// Not to be read: the configuration has no content.
    public var body: Never { preconditionFailure("An empty configuration has no body.") }

    public func _describe(in outline: inout _WidgetOutline) {}
}

/// A configuration with a change.
@MainActor @preconcurrency
public struct _ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    public typealias Body = Never

    let content: Content
    let change: @MainActor (inout _WidgetOutline) -> Void

    /// Not to be read: the system asks for the outline.
    public var body: Never { preconditionFailure("A changed configuration has no body.") }

    public func _describe(in outline: inout _WidgetOutline) {
        content._describe(in: &outline)
        change(&outline)
    }
}
