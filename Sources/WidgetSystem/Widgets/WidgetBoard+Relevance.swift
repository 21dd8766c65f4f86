import AppIntents
package import Foundation
package import IntentSystem
import SwiftUI
import WidgetKit

extension WidgetBoard: RelevanceBoard {
    @MainActor
    package func name(ofWidget kind: String, in locale: Locale) -> String? {
        widgetKinds(in: PresentationEnvironment(language: locale.identifier))
            .first { $0.kind == kind }?.name
    }

    /// Shows a widget with the recipe's configuration; a widget with another configuration stays as
    /// the person configured it.
    @MainActor
    package func show(
        widget kind: String, _ recipe: Recipe, for person: Person
    ) throws(NotKept) -> RelevantWidget {
        let known = placedWidgets(of: person).first { isWidget($0, kind, recipe, of: person) }
        if let known {
            try adoptWidgets(of: person)
            return .shown(known.id)
        }
        switch try addFirst(kind, recipe, for: person) {
        case .done(let id): return .shown(id)
        case .full: return .full
        case .unknown: return .unknown
        }
    }

    /// Returns the person's widgets that the app considers relevant now, each with the reason, by
    /// their numbers.
    @MainActor
    package func relevanceReasons(for person: Person, in locale: Locale) -> [Int: String] {
        let relevant = system.relevance.presentWidgets(
            to: system.location(of: person), in: locale)
        if relevant.isEmpty { return [:] }
        var reasons: [Int: String] = [:]
        for placed in placedWidgets(of: person) {
            reasons[placed.id] =
                relevant.first { isWidget(placed, $0.kind, $0.recipe, of: person) }?.reason
        }
        return reasons
    }

    private func isWidget(
        _ placed: PlacedWidget, _ kind: String, _ recipe: Recipe, of person: Person
    ) -> Bool {
        guard placed.kind == kind else { return false }
        let given = system.configurations.given(
            for: .widget(placed.id), of: recipe.type, by: person)
        switch given {
        case .none: return Recipe(of: recipe.type.init()) == recipe
        case .recipe(let own): return own == recipe
        case .outdated: return false
        }
    }
}
