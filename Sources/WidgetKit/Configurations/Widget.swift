public import SwiftUI

/// A part of an app that shows information at a glance.
///
/// Nothing is registered: the system finds the type in the running program.
@MainActor @preconcurrency @_alwaysEmitConformanceMetadata
public protocol Widget: _Program {
    /// The type of the widget's configuration.
    associatedtype Body: WidgetConfiguration

    /// Creates the widget.
    init()

    /// The kind, provider and views of the widget.
    var body: Self.Body { get }

    /// Adds the widget to those that a bundle offers.
    func _list(in list: inout _WidgetList)
}

extension Widget {
    /// Adds this widget.
    public func _list(in list: inout _WidgetList) {
        list.widgets.append(Self.self)
    }
}

/// The widgets of a bundle, in order.
public struct _WidgetList {
    package var widgets: [any Widget.Type] = []
    package var controls: [any ControlWidget.Type] = []

    package init() {}
}
