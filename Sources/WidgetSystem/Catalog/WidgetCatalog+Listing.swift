import AppIntents
package import IntentSystem
import SwiftUI
import WidgetKit

extension WidgetCatalog {
    /// A line for each control, with the intent that it performs, and for each widget, with its families.
    @MainActor
    package func lines(_ catalog: Catalog) -> [String] {
        let controls = controlOutlines().map { outline in
            let name = outline.name?.text(in: .current) ?? outline.kind
            let action = outline.sample.action.map { " → \(catalog.identifier(of: type(of: $0)))" }
            return "Control \(outline.kind): \(name)\(action ?? "")"
        }
        let widgets = widgetOutlines().map { outline in
            let name = outline.name.map { WidgetBoard.words(of: $0, in: PresentationEnvironment()) }
            let families = outline.families.map(\.description).joined(separator: ", ")
            return "Widget \(outline.kind): \(name ?? outline.kind) (\(families))"
        }
        return controls + widgets
    }
}

extension _ControlOutline {
    /// The template with a sample value; an empty one where the sample needs a parameter that only a person
    /// can give, since an intent's parameter can't be read before it has a value.
    @MainActor
    var sample: _ControlTemplate {
        guard let source else { return _ControlTemplate() }
        let intent: (any AppIntent)? = configuration.map { $0.init() }
        let isComplete = intent.map { intent in
            IntentContents(of: intent).parameters.allSatisfy {
                $0.parameter.isOptional || $0.parameter.currentValue != nil
            }
        }
        return isComplete ?? true ? source.preview(intent) : _ControlTemplate()
    }
}
