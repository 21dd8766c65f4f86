import IntentSystem
import SwiftUI
import WidgetKit

/// The parts of a control's labels: a symbol in a circle, a title, the words of the value.
@MainActor
struct ControlDrawing {
    let template: _ControlTemplate
    let environment: PresentationEnvironment
    private let collector = WidgetCollector()

    init(template: _ControlTemplate, environment: PresentationEnvironment) {
        self.template = template
        self.environment = environment
    }

    var title: String { template.label.map { words(of: $0) } ?? "" }

    /// The words that the label of the present state has for what the control does.
    var hint: String {
        statement(\.actionHint)
    }

    /// The words that the label of the present state has for it.
    var status: String {
        statement(\.status)
    }

    private func statement(_ part: (WidgetCollector) -> Text?) -> String {
        let present = template.valueLabel?(template.isOn ?? false)
        for label in [present, template.label].compactMap(\.self) {
            _ = tree(of: label)
        }
        return part(collector).map { WidgetBoard.words(of: $0, in: environment) } ?? ""
    }

    func look(isOn: Bool) -> ShownControl.ControlAppearance {
        let value = template.valueLabel?(isOn)
        let symbol = [value, template.label].compactMap(\.self).first { hasImage($0) }
        let tint = template.tint ?? .accentColor
        let icon = ZStack {
            Circle().fill(isOn ? AnyShapeStyle(tint) : AnyShapeStyle(.quaternary))
            if let symbol {
                symbol.labelStyle(.iconOnly).font(.title3)
                    .foregroundStyle(isOn ? Color.white : Color.primary)
            }
        }
        .frame(width: 44, height: 44)
        return ShownControl.ControlAppearance(
            icon: tree(of: AnyView(icon.accessibilityHidden(true))),
            value: value.map { words(of: $0) } ?? "")
    }

    private func words(of label: AnyView) -> String {
        tree(of: AnyView(label.labelStyle(.titleOnly))).nodes
            .map(\.accessibleName).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func hasImage(_ label: AnyView) -> Bool {
        tree(of: AnyView(label.labelStyle(.iconOnly))).nodes.contains { $0.holdsImage }
    }

    private func tree(of view: AnyView) -> ViewTree {
        var values = environment.values
        values.widgetSurroundings.collector = collector
        return ViewResolver.resolve(view, environment: values).tree
    }
}

extension ViewNode {
    /// The node or one inside it is a picture or a symbol.
    fileprivate var holdsImage: Bool {
        if case .image = kind { return true }
        return children.contains { $0.holdsImage }
    }
}
