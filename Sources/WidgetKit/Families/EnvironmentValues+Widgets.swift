public import SwiftUI

extension EnvironmentValues {
    /// The family in which the widget is drawn; small outside a widget.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetSurroundingsKey.self].family }
        set { self[WidgetSurroundingsKey.self].family = newValue }
    }

    /// How the colors of the widget are drawn.
    ///
    /// Unspecified by Apple; a page always has all colors.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetSurroundingsKey.self].renderingMode }
        set { self[WidgetSurroundingsKey.self].renderingMode = newValue }
    }

    /// The points that the system leaves free around the widget's content.
    public var widgetContentMargins: EdgeInsets {
        self[WidgetSurroundingsKey.self].contentMargins
    }

    /// Tells whether the background that the widget sets is drawn, which it is on every board.
    public var showsWidgetContainerBackground: Bool {
        self[WidgetSurroundingsKey.self].showsContainerBackground
    }

    /// The parts of the surroundings that only widgets have.
    package var widgetSurroundings: WidgetSurroundings {
        get { self[WidgetSurroundingsKey.self] }
        set { self[WidgetSurroundingsKey.self] = newValue }
    }
}

/// The surroundings of a widget's views.
package struct WidgetSurroundings: Sendable {
    package var family: WidgetFamily = .systemSmall
    package var renderingMode: WidgetRenderingMode = .fullColor
    package var contentMargins = EdgeInsets()
    package var showsContainerBackground = true
    /// Takes what the views say about the widget as a whole; `nil` outside a widget.
    package var collector: WidgetCollector?

    package init() {}

    /// Makes these the surroundings inside a widget of a family.
    package mutating func enter(_ family: WidgetFamily, _ collector: WidgetCollector) {
        let margin = family.contentMargin
        self.family = family
        contentMargins = EdgeInsets(
            top: margin, leading: margin, bottom: margin, trailing: margin)
        self.collector = collector
    }
}

private struct WidgetSurroundingsKey: EnvironmentKey {
    static var defaultValue: WidgetSurroundings { WidgetSurroundings() }
}

/// Takes what views say about their widget or control as a whole, while they are drawn.
@MainActor
package final class WidgetCollector {
    /// The background of the widget.
    package var background: [ViewNode] = []
    /// The address that a tap on the widget opens.
    package var url: URL?
    /// The words about the new state of a control.
    package var status: Text?
    /// The words about what a control will do.
    package var actionHint: Text?

    package nonisolated init() {}
}
