public import SwiftUI

/// The widgets and controls that an extension offers, in order.
///
/// If an app has bundles, a widget outside of them isn't offered.
@MainActor @preconcurrency @_alwaysEmitConformanceMetadata
public protocol WidgetBundle: _Program {
    /// The type of the bundle's content.
    associatedtype Body: Widget

    /// Creates the bundle.
    init()

    /// The widgets.
    @WidgetBundleBuilder var body: Self.Body { get }
}

/// A builder that collects the widgets and controls of a bundle.
@resultBuilder
public struct WidgetBundleBuilder {
    /// Builds a widget.
    @MainActor
    public static func buildExpression<Content: Widget>(_ content: Content) -> _WidgetGroup {
        var list = _WidgetList()
        content._list(in: &list)
        return _WidgetGroup(list: list)
    }

    /// Builds a control.
    @MainActor
    public static func buildExpression<Content: ControlWidget>(
        _ content: Content
    ) -> _WidgetGroup {
        var list = _WidgetList()
        list.controls.append(Content.self)
        return _WidgetGroup(list: list)
    }

    /// Builds the parts of a closure, or the widgets that an author passes, in order.
    @MainActor
    public static func buildBlock(_ parts: any Widget...) -> _WidgetGroup {
        var list = _WidgetList()
        for part in parts { part._list(in: &list) }
        return _WidgetGroup(list: list)
    }

    /// Builds the parts of an `if` without `else`.
    @MainActor
    public static func buildOptional(_ part: _WidgetGroup?) -> _WidgetGroup {
        part ?? _WidgetGroup()
    }

    /// Builds the first branch of a condition.
    public static func buildEither(first part: _WidgetGroup) -> _WidgetGroup { part }

    /// Builds the second branch of a condition.
    public static func buildEither(second part: _WidgetGroup) -> _WidgetGroup { part }

    /// Builds the parts that only some versions of a system have.
    public static func buildLimitedAvailability(_ part: _WidgetGroup) -> _WidgetGroup { part }
}

/// Several widgets as one.
@MainActor @preconcurrency
public struct _WidgetGroup: Widget {
    private let list: _WidgetList

    public init() {
        list = _WidgetList()
    }

    init(list: _WidgetList) {
        self.list = list
    }

    /// An empty configuration: a group isn't a widget.
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    public func _list(in list: inout _WidgetList) {
        list.widgets += self.list.widgets
        list.controls += self.list.controls
    }
}
