package import AppIntents
import Foundation
package import IntentSystem
import Logging
package import SwiftUI
package import WidgetKit

extension WidgetBoard {
    /// Returns the families that a board can draw, smallest first, those that the author doesn't
    /// want there last.
    static func families(of outline: _WidgetOutline) -> [WidgetFamily] {
        let families = WidgetFamily.drawn.filter { outline.families.contains($0) }
        return families.filter { !outline.disfavoredFamilies.contains($0) }
            + families.filter { outline.disfavoredFamilies.contains($0) }
    }

    /// Returns the family of a widget before a person chooses another.
    static func usualFamily(of outline: _WidgetOutline) -> WidgetFamily? {
        let families = families(of: outline)
        let isSmall =
            families.contains(.systemSmall) && !outline.disfavoredFamilies.contains(.systemSmall)
        return isSmall ? .systemSmall : families.first
    }

    @MainActor
    func outline(ofWidget kind: String) -> _WidgetOutline? {
        catalog.widgetOutlines().first { $0.kind == kind }
    }

    @MainActor
    package func configurationIntent(ofWidget kind: String) -> (any AppIntent.Type)? {
        outline(ofWidget: kind)?.configuration
    }

    // MARK: - Drawing

    /// Returns the redacted view of a widget, without asking its provider; `nil` for an unknown one.
    @MainActor
    package func placeholder(
        ofWidget kind: String, _ family: WidgetFamily, isPreview: Bool = false,
        in environment: PresentationEnvironment
    ) -> ShownWidget? {
        guard let outline = outline(ofWidget: kind), let source = outline.source else { return nil }
        let context = TimelineProviderContext(family: family, isPreview: isPreview)
        let view = AnyView(source.placeholder(context).redacted(reason: .placeholder))
        let (resolved, collector) = draw(view, outline, family, environment)
        return ShownWidget(
            content: .view(resolved.tree, background: ViewTree(nodes: collector.background)))
    }

    /// Returns a widget that a person has placed, with its current appearance; `nil` for an unknown one.
    package func widget(
        _ id: Int, for person: Person, in environment: PresentationEnvironment
    ) async -> ShownWidget? {
        guard let placed = await placedWidgets(of: person).first(where: { $0.id == id }) else {
            return nil
        }
        guard let family = WidgetFamily(named: placed.family),
            let shown = await widget(
                placed.kind, family, at: .widget(id), "\(id)", for: person, in: environment)
        else { return ShownWidget(content: .problem(.withdrawn)) }
        return shown
    }

    /// Returns a widget that isn't placed, with its current appearance and the initial
    /// configuration; `nil` for an unknown one.
    package func widget(
        _ kind: String, _ family: WidgetFamily, for person: Person,
        in environment: PresentationEnvironment
    ) async -> ShownWidget? {
        await widget(
            kind, family, at: .beginnings, "\(kind)/\(family)", for: person, in: environment)
    }

    private func widget(
        _ kind: String, _ family: WidgetFamily, at place: BoardPlace, _ id: String,
        for person: Person, in environment: PresentationEnvironment
    ) async -> ShownWidget? {
        let type = await MainActor.work { () -> (any AppIntent.Type)?? in
            guard let outline = outline(ofWidget: kind), outline.families.contains(family) else {
                return nil
            }
            return .some(outline.configuration)
        }
        guard let type else { return nil }
        let intent: (any AppIntent)?
        do {
            intent = try await configuration(type, at: place, in: family, for: person)
        } catch is ConfigurationIncomplete {
            return ShownWidget(content: .problem(.unconfigured))
        } catch is ConfigurationOutdated {
            return ShownWidget(content: .problem(.outdated))
        } catch {
            note(error, kind: kind)
            return ShownWidget(content: .problem(.failed))
        }
        let key = TimelineCache.Key(
            kind: kind, family: family, configuration: intent.map { Recipe(of: $0) })
        let now = now()
        let timeline = await timelines.timeline(for: key, at: now) { [weak self] in
            await self?.fetch(kind, family, intent, at: now)
        }
        shown.note(
            WidgetInfo(id: id, kind: kind, family: family, configuration: intent), of: person)
        let renewal = timelines.renewal(for: key)
        return await show(timeline, kind, family, person, environment, at: now, renewal)
    }

    /// Asks the provider for a timeline; `nil` if it doesn't answer in time.
    private func fetch(
        _ kind: String, _ family: WidgetFamily, _ intent: (any AppIntent)?, at now: Date
    ) async -> WidgetTimeline? {
        let limits = system.limits
        let selection = TimelineSelection(now: now, limit: limits.timelineEntries)
        do {
            return try await inTimeOnMainActor(limits.providerDuration, system.deadlines) {
                [weak self] in
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
        _ timeline: WidgetTimeline?, _ kind: String, _ family: WidgetFamily, _ person: Person,
        _ environment: PresentationEnvironment, at now: Date, _ renewal: Date?
    ) -> ShownWidget {
        guard let outline = outline(ofWidget: kind), let timeline else {
            return ShownWidget(
                content: .problem(.failed), renewal: Self.wait(from: now, until: renewal))
        }
        let next = [timeline.change(after: now), renewal].compactMap(\.self).min()
        let wait = Self.wait(from: now, until: next)
        guard let moment = timeline.moment(at: now) else {
            return ShownWidget(content: .problem(.empty), renewal: wait)
        }
        let (resolved, collector) = draw(moment.view(), outline, family, environment)
        let actions = resolved.actions.map { Recipe(ofControl: $0) }
        let drawing = drawings.keep(
            KeptDrawings.Drawing(
                kind: kind, person: person, actions: actions, states: resolved.states))
        return ShownWidget(
            content: .view(resolved.tree, background: ViewTree(nodes: collector.background)),
            label: collector.label, drawing: drawing, url: collector.url, renewal: wait,
            score: moment.score(at: now))
    }

    /// Returns the time to wait, limited to an hour, which a page's timer can count.
    private static func wait(from now: Date, until date: Date?) -> Duration? {
        date.map { .seconds(min(max($0.timeIntervalSince(now), 0.05), 3600)) }
    }

    @MainActor
    func draw(
        _ view: AnyView, _ outline: _WidgetOutline, _ family: WidgetFamily,
        _ environment: PresentationEnvironment
    ) -> (ResolvedView, WidgetCollector) {
        var values = environment.values
        let collector = WidgetCollector()
        values.widgetSurroundings.enter(family, collector)
        let margin = outline.hasContentMargins ? family.contentMargin : 0
        let content = view.frame(maxWidth: .infinity, maxHeight: .infinity).padding(margin)
        var resolved = ViewResolver.resolve(
            content, environment: values, pictures: system.cardLayout.pictures,
            moment: DrawnMoment(now()))
        resolved.settle(in: family, values)
        system.warnings.write(resolved.issues.map { "The widget “\(outline.kind)”: \($0)" })
        return (resolved, collector)
    }
}

extension ResolvedView {
    /// Runs the author's code that depends on layout, with estimated sizes; the page itself lays
    /// widgets out.
    @MainActor
    package mutating func settle(in family: WidgetFamily, _ values: EnvironmentValues) {
        let size = family.displaySize
        ViewLayout(
            width: Double(size.width), height: Double(size.height),
            textSize: values.dynamicTypeSize,
            isRightToLeft: values.layoutDirection == .rightToLeft, measuring: EstimatedMeasuring()
        ).place(&self, keepsPlaces: false)
    }
}
