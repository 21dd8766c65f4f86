import AppIntents
package import AppIntentsMetadata
package import Foundation
package import IntentSystem
import SwiftUI
import WidgetKit

/// Everything an app offers, with its controls and widgets, as one JSON object.
package struct AppListing: Sendable, Encodable {
    package struct Control: Sendable, Encodable, Hashable {
        package let kind: String
        package let name: String
        package let description: String?
        /// The intent that it performs, if that is known before it is configured.
        package let intent: String?
        /// The intent that configures it.
        package let configuration: String?
    }

    package struct Widget: Sendable, Encodable, Hashable {
        package let kind: String
        package let name: String
        package let description: String?
        package let families: [String]
        package let configuration: String?
    }

    private enum CodingKeys: String, CodingKey { case controls, widgets }

    let metadata: AppMetadata
    package let controls: [Control]
    package let widgets: [Widget]

    package func encode(to encoder: any Encoder) throws {
        try metadata.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        if !controls.isEmpty { try container.encode(controls, forKey: .controls) }
        if !widgets.isEmpty { try container.encode(widgets, forKey: .widgets) }
    }
}

extension AppListing {
    /// A line for each control, with the intent that it performs, and for each widget, with its
    /// families.
    package var lines: [String] {
        let controls = controls.map { control in
            let action = control.intent.map { " → \($0)" } ?? ""
            return "Control \(control.kind): \(control.name)\(action)"
        }
        let widgets = widgets.map { widget in
            let families = widget.families.joined(separator: ", ")
            return "Widget \(widget.kind): \(widget.name) (\(families))"
        }
        return controls + widgets
    }
}

extension WidgetCatalog {
    /// Returns the kinds of the controls, each with its name.
    @MainActor
    package func controlNames(in locale: Locale) -> [(kind: String, name: String)] {
        controlOutlines().map { ($0.kind, $0.name?.text(in: locale) ?? $0.kind) }
    }

    /// Returns the controls and widgets in addition to everything else the app offers.
    @MainActor
    package func listing(of metadata: AppMetadata, _ catalog: Catalog) -> AppListing {
        let controls = controlOutlines().map { outline in
            AppListing.Control(
                kind: outline.kind, name: outline.name?.text(in: .current) ?? outline.kind,
                description: outline.about?.text(in: .current),
                intent: outline.sample.action.map { catalog.identifier(of: type(of: $0)) },
                configuration: outline.configuration.map { catalog.identifier(of: $0) })
        }
        let widgets = widgetOutlines().map { outline in
            let environment = PresentationEnvironment()
            return AppListing.Widget(
                kind: outline.kind,
                name: outline.name.map { WidgetBoard.words(of: $0, in: environment.values) }
                    ?? outline.kind,
                description: outline.about.map {
                    WidgetBoard.words(of: $0, in: environment.values)
                },
                families: outline.families.map(\.description),
                configuration: outline.configuration.map { catalog.identifier(of: $0) })
        }
        return AppListing(metadata: metadata, controls: controls, widgets: widgets)
    }
}

extension _ControlOutline {
    /// The template with a sample value; an empty one if the sample needs a parameter that only a
    /// person can set, since an intent's parameter can't be read before it has a value.
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
