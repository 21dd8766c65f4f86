package import AppIntents
import Foundation
package import IntentSystem
import SwiftUI
import WidgetKit

extension WidgetBoard: RelevanceBoard {
    @MainActor
    package func name(ofWidget kind: String, in locale: Locale) -> String? {
        widgetKinds(in: PresentationEnvironment(language: locale.identifier))
            .first { $0.kind == kind }?.name
    }

    package var hasWidgets: Bool { catalog.hasWidgets }

    package func relevance() async -> [RelevantIntent] {
        let now = now()
        let kinds = await MainActor.work { catalog.widgetOutlines().map(\.kind) }
        return await withTaskGroup(of: (Int, [RelevantIntent]).self) { group in
            for (place, kind) in kinds.enumerated() {
                group.addTask { (place, await self.relevance(of: kind, at: now)) }
            }
            var answers = [[RelevantIntent]](repeating: [], count: kinds.count)
            for await (place, answer) in group { answers[place] = answer }
            return answers.flatMap(\.self)
        }
    }

    /// Returns the provider's last answer, or its new one; none if it doesn't answer in time.
    private func relevance(of kind: String, at now: Date) async -> [RelevantIntent] {
        if let known = relevanceAnswers.answer(for: kind, at: now) { return known }
        var answer: [RelevantIntent] = []
        do {
            answer = try await inTimeOnMainActor(
                system.limits.providerDuration, system.deadlines
            ) { [weak self] in
                await self?.outline(ofWidget: kind)?.source?.relevance() ?? []
            }
        } catch {
            note(error, kind: kind)
        }
        relevanceAnswers.keep(answer, for: kind, at: now)
        return answer
    }

    /// Shows a widget with the recipe's configuration; a widget with another configuration stays as
    /// the person configured it.
    @MainActor
    package func show(
        widget kind: String, _ recipe: Recipe?, for person: Person
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
        _ placed: PlacedWidget, _ kind: String, _ recipe: Recipe?, of person: Person
    ) -> Bool {
        guard placed.kind == kind else { return false }
        guard let recipe else { return true }
        let given = system.configurations.given(
            for: .widget(placed.id), of: recipe.type, by: person)
        switch given {
        case .none: return Recipe(of: recipe.type.init()) == recipe
        case .recipe(let own): return own == recipe
        case .outdated: return false
        }
    }
}
