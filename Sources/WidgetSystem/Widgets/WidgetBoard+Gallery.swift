import AppIntents
package import IntentSystem
import SwiftUI
package import WidgetKit

extension WidgetBoard {
    /// Returns the kinds of widgets that the app offers, in its order.
    @MainActor
    package func widgetKinds(in environment: PresentationEnvironment) -> [WidgetKind] {
        catalog.widgetOutlines().map { outline in
            WidgetKind(
                kind: outline.kind,
                name: outline.name.map { Self.words(of: $0, in: environment.values) }
                    ?? system.appName,
                about: outline.about.map { Self.words(of: $0, in: environment.values) } ?? "",
                families: Self.families(of: outline), usualFamily: Self.usualFamily(of: outline),
                isConfigurable: outline.configuration.map(Self.hasParameters) ?? false,
                recommendations: outline.source?.recommendations().map {
                    Self.words(of: $0.description, in: environment.values)
                } ?? [])
        }
    }

    private static func hasParameters(_ type: any WidgetConfigurationIntent.Type) -> Bool {
        !IntentContents(of: type.init()).parameters.isEmpty
    }

    /// Returns a widget for the gallery, from its provider's snapshot; `nil` for an unknown one.
    ///
    /// The configuration is the recommended one at an index, else the initial one. If a parameter
    /// needs a value and has none, the redacted view is shown.
    package func snapshot(
        ofWidget kind: String, _ family: WidgetFamily, recommendation: Int? = nil,
        for person: Person, in environment: PresentationEnvironment
    ) async -> ShownWidget? {
        let chosen = await MainActor.work { () -> (type: (any AppIntent.Type)?, recipe: Recipe?)? in
            guard let outline = outline(ofWidget: kind), outline.families.contains(family) else {
                return nil
            }
            guard let recommendation else { return (outline.configuration, nil) }
            let all = outline.source?.recommendations() ?? []
            guard all.indices.contains(recommendation) else { return nil }
            return (outline.configuration, Recipe(of: all[recommendation].intent))
        }
        guard let chosen else { return nil }
        do {
            let intent = try await sample(chosen.type, chosen.recipe, family, for: person)
            let context = TimelineProviderContext(family: family, isPreview: true)
            let snapshot = try await inTimeOnMainActor(
                system.limits.providerDuration, system.deadlines
            ) { [weak self] in
                await self?.outline(ofWidget: kind)?.source?.snapshot(intent, context)
            }
            return await MainActor.work {
                guard let outline = outline(ofWidget: kind), let snapshot else { return nil }
                let (resolved, collector) = draw(snapshot.view(), outline, family, environment)
                return ShownWidget(
                    content: .view(
                        resolved.tree, background: ViewTree(nodes: collector.background)))
            }
        } catch is ConfigurationIncomplete, is ConfigurationOutdated {
            return await placeholder(ofWidget: kind, family, isPreview: true, in: environment)
        } catch {
            note(error, kind: kind)
            return ShownWidget(content: .problem(.failed))
        }
    }

    private func sample(
        _ type: (any AppIntent.Type)?, _ recipe: Recipe?, _ family: WidgetFamily,
        for person: Person
    ) async throws -> (any AppIntent)? {
        guard let type, let recipe else {
            return try await configuration(type, at: .beginnings, in: family, for: person)
        }
        return try await inTime(system.limits.providerDuration, system.deadlines) { [system] in
            try await system.configuration(
                type, recipe, in: IntentWidgetFamily(named: family.description))
        }
    }
}
