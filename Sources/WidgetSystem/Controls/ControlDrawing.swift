import IntentSystem
import SwiftUI
import WidgetKit

/// The parts of a control's labels: a symbol in a circle, a title, the text of the value.
@MainActor
struct ControlDrawing {
    private let tint: Color
    private let isOn: Bool
    private let values: EnvironmentValues
    private let label: ControlLabel?
    private let valueLabels: (off: ControlLabel, on: ControlLabel)?

    init(template: _ControlTemplate, environment: PresentationEnvironment) {
        let values = environment.values
        self.values = values
        tint = template.tint ?? .accentColor
        isOn = template.isOn ?? false
        label = template.label.map { ControlLabel($0, in: values) }
        valueLabels = template.valueLabel.map { label in
            (ControlLabel(label(false), in: values), ControlLabel(label(true), in: values))
        }
    }

    var title: String { label?.words ?? "" }

    /// The hint that the label of the current state sets about what the control does.
    var hint: String { statement(\.actionHint) }

    /// The status that the label of the current state sets.
    var status: String { statement(\.status) }

    private func statement(_ part: (WidgetCollector) -> Text?) -> String {
        let labels = [isOn ? valueLabels?.on : valueLabels?.off, label].compactMap(\.self)
        return labels.compactMap { part($0.statements) }.first
            .map { WidgetBoard.words(of: $0, in: values) } ?? ""
    }

    func look(isOn: Bool) -> ShownControl.ControlAppearance {
        let value = isOn ? valueLabels?.on : valueLabels?.off
        let symbol = [value, label].compactMap(\.self).first(where: \.hasImage)
        let icon = ZStack {
            Circle().fill(isOn ? AnyShapeStyle(tint) : AnyShapeStyle(.quaternary))
            if let symbol {
                symbol.view.labelStyle(.iconOnly).font(.title3)
                    .foregroundStyle(isOn ? Color.white : Color.primary)
            }
        }
        .frame(width: 44, height: 44)
        let drawn = ViewResolver.resolve(
            icon.accessibilityHidden(true), environment: values)
        return ShownControl.ControlAppearance(icon: drawn.tree, value: value?.words ?? "")
    }
}

@MainActor
private struct ControlLabel {
    let view: AnyView
    /// The text without the pictures.
    let words: String
    let hasImage: Bool
    /// The author's statements about the control.
    let statements = WidgetCollector()

    init(_ view: AnyView, in values: EnvironmentValues) {
        self.view = view
        var values = values
        values.widgetSurroundings.collector = statements
        let title = ViewResolver.resolve(view.labelStyle(.titleOnly), environment: values).tree
        let icon = ViewResolver.resolve(view.labelStyle(.iconOnly), environment: values).tree
        words = title.nodes.map(\.accessibleName).filter { !$0.isEmpty }.joined(separator: " ")
        hasImage = icon.nodes.contains { $0.holdsImage }
    }
}

extension ViewNode {
    /// True if the node or one inside it is a picture or a symbol.
    fileprivate var holdsImage: Bool {
        if case .image = kind { return true }
        return children.contains { $0.holdsImage }
    }
}
