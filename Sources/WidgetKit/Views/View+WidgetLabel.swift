public import SwiftUI

extension View {
    /// Adds a text to an accessory widget, beside its view.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        widgetLabel { Text(labelKey) }
    }

    /// Adds a text to an accessory widget, beside its view.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
        widgetLabel { Text(label) }
    }

    /// Adds a view to an accessory widget, beside its own.
    ///
    /// Apple's page says that a system without room for it ignores the label. A board has none;
    /// commands and assistants, which read widgets, read the label after the view.
    nonisolated public func widgetLabel<Label: View>(
        @ViewBuilder label: () -> Label
    ) -> some View {
        WidgetLabel(content: self, label: label())
    }
}

/// A view with a label for the widget around it.
private nonisolated struct WidgetLabel<Content: View, Label: View>: PrimitiveView {
    let content: Content
    let label: Label

    @MainActor
    func draw(in context: inout ResolveContext) {
        let surroundings = context.environment.widgetSurroundings
        if let collector = surroundings.collector, surroundings.family.isAccessory {
            let nodes = context.children(label)
            collector.label = context.withinBounds(nodes)
        }
        content._draw(in: &context)
    }
}
