public import SwiftUI

extension EnvironmentValues {
    /// The family of the widget that is being drawn; small outside a widget.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetSurroundingsKey.self].family }
        set { self[WidgetSurroundingsKey.self].family = newValue }
    }

    /// The rendering of the widget's colors.
    ///
    /// Unspecified by Apple; a page always has all colors.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetSurroundingsKey.self].renderingMode }
        set { self[WidgetSurroundingsKey.self].renderingMode = newValue }
    }

    /// The points that the system leaves free around the widget's content.
    public var widgetContentMargins: EdgeInsets { self[WidgetSurroundingsKey.self].contentMargins }

    /// True if the widget's background is drawn, as on every board.
    public var showsWidgetContainerBackground: Bool {
        self[WidgetSurroundingsKey.self].showsContainerBackground
    }

    /// False: a board has no room for the label of an accessory widget.
    public var showsWidgetLabel: Bool { false }

    /// The parts of the environment that only widgets have.
    package var widgetSurroundings: WidgetSurroundings {
        get { self[WidgetSurroundingsKey.self] }
        set { self[WidgetSurroundingsKey.self] = newValue }
    }
}

package struct WidgetSurroundings: Sendable {
    package var family: WidgetFamily = .systemSmall
    package var renderingMode: WidgetRenderingMode = .fullColor
    package var contentMargins = EdgeInsets()
    package var showsContainerBackground = true
    /// The collector of the views' statements about the widget; `nil` outside a widget.
    package var collector: WidgetCollector?

    package init() {}

    /// Sets the values for the inside of a widget of a family.
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

/// The collector of the views' statements about their widget or control, filled while they are drawn.
@MainActor
package final class WidgetCollector {
    package var background: [ViewNode] = []
    /// The view beside that of an accessory widget.
    package var label: [ViewNode] = []
    /// The address that a tap on the widget opens.
    package var url: URL?
    /// The text about the new state of a control.
    package var status: Text?
    /// The text about what a control does.
    package var actionHint: Text?

    package nonisolated init() {}
}
