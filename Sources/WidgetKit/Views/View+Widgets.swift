public import Foundation
public import SwiftUI

/// The container that gets a background behind its content.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The whole widget, to its edges.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// The colors of a picture in a widget that is drawn in two colors.
public struct WidgetAccentedRenderingMode: Equatable, Sendable {
    private let name: String

    /// The accent's color.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// Grays in the color of the widget's other content.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// Grays in the accent's color.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(
        name: "accentedDesaturated")
    /// The picture's original colors.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Sets the colors of the picture in a widget that is drawn in two colors.
    ///
    /// A board draws every widget in its original colors, so this has no effect here.
    nonisolated public func widgetAccentedRenderingMode(
        _ renderingMode: WidgetAccentedRenderingMode?
    ) -> some View {
        self
    }
}

extension View {
    /// Puts a view behind the whole widget.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        ContainerBackground(content: self, background: content())
    }

    /// Fills the whole widget behind the view.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        ContainerBackground(content: self, background: Rectangle().fill(style))
    }

    /// Sets the address that a tap on the widget opens; a widget's outermost one applies.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        WidgetStatement(content: self) { $0.url = url }
    }

    /// Gives the view the accent's color in a widget that is drawn in two colors.
    ///
    /// Unspecified by Apple; a board draws every widget in its original colors, so this has no
    /// effect here.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        self
    }

    /// Sets the text about a control's new state, which is announced after it was switched.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
        WidgetStatement(content: self) { $0.status = status }
    }

    /// Sets the localized text about a control's new state.
    nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
        controlWidgetStatus(Text(statusKey))
    }

    /// Sets the text about a control's new state.
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
        controlWidgetStatus(Text(status))
    }

    /// Sets the text about what a control does.
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
        WidgetStatement(content: self) { $0.actionHint = hint }
    }

    /// Sets the localized text about what a control does.
    nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
        controlWidgetActionHint(Text(hintKey))
    }

    /// Sets the text about what a control does.
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
        controlWidgetActionHint(Text(hint))
    }
}

/// A view with a background for the widget around it.
private nonisolated struct ContainerBackground<Content: View, Background: View>: PrimitiveView {
    let content: Content
    let background: Background

    @MainActor
    func draw(in context: inout ResolveContext) {
        if let collector = context.environment.widgetSurroundings.collector {
            let nodes = context.children(background)
            collector.background = context.withinBounds(nodes)
        }
        content._draw(in: &context)
    }
}

/// A view that sets a property of the widget or control around it.
private nonisolated struct WidgetStatement<Content: View>: PrimitiveView {
    let content: Content
    let statement: @MainActor (WidgetCollector) -> Void

    @MainActor
    func draw(in context: inout ResolveContext) {
        content._draw(in: &context)
        if let collector = context.environment.widgetSurroundings.collector {
            statement(collector)
        }
    }
}
