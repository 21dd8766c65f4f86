package import AppIntents
import AppIntentsMetadata
import Foundation
package import IntentSystem
import Logging
import SwiftUI
package import WidgetKit

extension WidgetBoard {
    /// The kinds of widgets that the app offers, in its order.
    @MainActor
    package func widgetKinds(in environment: PresentationEnvironment) -> [WidgetKind] {
        catalog.widgetOutlines().map { outline in
            WidgetKind(
                kind: outline.kind,
                name: outline.name.map { Self.words(of: $0, in: environment) } ?? system.appName,
                about: outline.about.map { Self.words(of: $0, in: environment) } ?? "",
                families: Self.families(of: outline),
                isConfigurable: outline.configuration.map(Self.hasParameters) ?? false,
                recommendations: outline.source?.recommendations().map {
                    Self.words(of: $0.description, in: environment)
                } ?? [])
        }
    }

    private static func hasParameters(_ type: any WidgetConfigurationIntent.Type) -> Bool {
        !IntentContents(of: type.init()).parameters.isEmpty
    }

    private static func families(of outline: _WidgetOutline) -> [WidgetFamily] {
        WidgetFamily.drawn.filter { outline.families.contains($0) }
    }

    @MainActor
    private func outline(ofWidget kind: String) -> _WidgetOutline? {
        catalog.widgetOutlines().first { $0.kind == kind }
    }

    /// The intent that configures the widgets of a kind.
    @MainActor
    package func configurationIntent(ofWidget kind: String) -> (any AppIntent.Type)? {
        outline(ofWidget: kind)?.configuration
    }

    /// Takes one of the configurations that the provider recommends; `false` if there is no such one.
    @MainActor
    package func recommend(_ place: Int, ofWidget kind: String, for person: UndoPerson) -> Bool {
        guard let all = outline(ofWidget: kind)?.source?.recommendations(),
            all.indices.contains(place)
        else { return false }
        system.configurations.keep(Recipe(of: all[place].intent), for: person)
        return true
    }

    // MARK: - Drawing

    /// The redacted look of a widget, which needs no provider's time; `nil` for an unknown one.
    @MainActor
    package func placeholder(
        ofWidget kind: String, _ family: WidgetFamily, in environment: PresentationEnvironment
    ) -> ShownWidget? {
        guard let outline = outline(ofWidget: kind), let source = outline.source else { return nil }
        let context = TimelineProviderContext(family: family, isPreview: true)
        let view = AnyView(source.placeholder(context).redacted(reason: .placeholder))
        let (resolved, collector) = draw(view, outline, family, environment)
        return ShownWidget(
            content: .view(resolved.tree, background: ViewTree(nodes: collector.background)))
    }

    /// A widget as it looks now for a person; `nil` for an unknown one.
    package func widget(
        _ kind: String, _ family: WidgetFamily, for person: UndoPerson,
        in environment: PresentationEnvironment
    ) async -> ShownWidget? {
        let type = await MainActor.run { () -> (any AppIntent.Type)?? in
            guard let outline = outline(ofWidget: kind), outline.families.contains(family) else {
                return nil
            }
            return .some(outline.configuration)
        }
        guard let type else { return nil }
        let intent: (any AppIntent)?
        do {
            intent = try await configuration(type, for: person)
        } catch is ConfigurationIncomplete {
            return ShownWidget(content: .unconfigured)
        } catch {
            note(error, kind: kind)
            return ShownWidget(content: .failed)
        }
        let key = TimelineCache.Key(
            kind: kind, family: family, configuration: intent.map { Recipe(of: $0) })
        let now = now()
        let timeline = await timelines.timeline(for: key, at: now) { [weak self] in
            await self?.fetch(kind, family, intent, at: now)
        }
        noteShown(WidgetInfo(kind: kind, family: family, configuration: intent))
        let renewal = timelines.renewal(for: key)
        return await show(timeline, kind, family, person, environment, at: now, renewal)
    }

    /// Asks the provider for a timeline; `nil` if it gives none in time.
    private func fetch(
        _ kind: String, _ family: WidgetFamily, _ intent: (any AppIntent)?, at now: Date
    ) async -> WidgetTimeline? {
        let limits = system.limits
        let selection = TimelineSelection(now: now, limit: limits.timelineEntries)
        do {
            return try await inTime(limits.providerDuration, system.deadlines) {
                @MainActor [weak self] in
                guard let source = self?.outline(ofWidget: kind)?.source else { return nil }
                let context = TimelineProviderContext(family: family, isPreview: false)
                return await source.timeline(intent, context, selection)
            }
        } catch {
            note(error, kind: kind)
            return nil
        }
    }

    @MainActor
    private func show(
        _ timeline: WidgetTimeline?, _ kind: String, _ family: WidgetFamily, _ person: UndoPerson,
        _ environment: PresentationEnvironment, at now: Date, _ renewal: Date?
    ) -> ShownWidget {
        guard let outline = outline(ofWidget: kind), let timeline else {
            return ShownWidget(content: .failed, renewal: Self.wait(from: now, until: renewal))
        }
        let next = [timeline.change(after: now), renewal].compactMap(\.self).min()
        let wait = Self.wait(from: now, until: next)
        guard let moment = timeline.moment(at: now) else {
            return ShownWidget(content: .empty, renewal: wait)
        }
        let (resolved, collector) = draw(moment.view(), outline, family, environment)
        let actions = resolved.actions.map { ($0 as? any AppIntent).map { Recipe(of: $0) } }
        let drawing = drawings.keep(
            KeptDrawings.Drawing(
                kind: kind, person: person, actions: actions, states: resolved.states))
        return ShownWidget(
            content: .view(resolved.tree, background: ViewTree(nodes: collector.background)),
            drawing: drawing, url: collector.url, renewal: wait)
    }

    /// An hour is as good as any longer time, and a page's timer can count it.
    private static func wait(from now: Date, until date: Date?) -> Duration? {
        date.map { .seconds(min(max($0.timeIntervalSince(now), 0.05), 3600)) }
    }

    @MainActor
    private func draw(
        _ view: AnyView, _ outline: _WidgetOutline, _ family: WidgetFamily,
        _ environment: PresentationEnvironment
    ) -> (ResolvedView, WidgetCollector) {
        var values = environment.values
        let collector = WidgetCollector()
        let margin = family.contentMargin
        values.widgetSurroundings.family = family
        values.widgetSurroundings.contentMargins = EdgeInsets(
            top: margin, leading: margin, bottom: margin, trailing: margin)
        values.widgetSurroundings.collector = collector
        let content = view.frame(maxWidth: .infinity, maxHeight: .infinity)
            .padding(outline.hasContentMargins ? margin : 0)
        var resolved = ViewResolver.resolve(content, environment: values)
        // The board's page lays widgets out; code of the author's needs its answers now.
        ViewLayout(
            width: family.estimatedWidth, textSize: values.dynamicTypeSize,
            isRightToLeft: values.layoutDirection == .rightToLeft, measuring: EstimatedMeasuring()
        ).place(&resolved, keepsPlaces: false)
        for issue in resolved.issues {
            system.log.warning("The widget “\(outline.kind)”: \(issue)")
        }
        return (resolved, collector)
    }

    // MARK: - Taps

    /// Performs what a button or toggle of a drawn widget carries.
    ///
    /// Of a toggle, `wanted` is the state it shall have. The widget's timeline is asked for again afterwards.
    package func tap(
        _ action: Int, of number: Int, wanted: Bool?, for person: UndoPerson,
        in environment: PresentationEnvironment
    ) async -> BoardOutcome {
        guard let drawing = drawings.drawing(number, of: person),
            drawing.actions.indices.contains(action), var recipe = drawing.actions[action]
        else { return .stale }
        if let wanted {
            if let place = recipe.type.placeOfSetValue {
                recipe.values[place] = .bool(wanted)
            } else if drawing.states[ActionID(ordinal: action)] == wanted {
                return .done(nil)
            }
        }
        let outcome = await perform(recipe, for: person, in: environment)
        timelines.markStale(kind: drawing.kind)
        changes.note()
        return outcome
    }

    /// Performs an intent as a control does: nothing is asked, and no snippet is shown.
    func perform(
        _ recipe: Recipe, for person: UndoPerson, in environment: PresentationEnvironment
    ) async -> BoardOutcome {
        let locale = Locale(identifier: environment.language)
        let outcome = await system.run(
            RunRequest(
                recipe.type, .recipe(recipe), purpose: .control(inConfirmation: false),
                locale: locale),
            for: BoardDelegate(person: person))
        return BoardOutcome(outcome, in: locale)
    }
}

extension WidgetFamily {
    /// The width for which code of an author's lays out parts of a widget.
    fileprivate var estimatedWidth: Double {
        switch self {
        case .systemSmall: 158
        case .accessoryCircular: 72
        case .accessoryInline, .accessoryRectangular: 160
        default: 338
        }
    }
}
