import Foundation
package import IntentSystem
import SwiftUI
import WidgetKit

extension WidgetBoard {
    /// Returns the width of a frame's content in points, on a page of a width.
    private static func width(of room: ShownPreview.Room, on page: Int) -> Int {
        let outer =
            switch room {
            case .card: min(page, ShownPreview.Room.cardWidth)
            case .wide: min(page, ShownPreview.Room.wideWidth)
            case .box(let width, _): Int(width) + 2 * ShownPreview.Room.margin
            case .widget(let family): Int(family.displaySize.width)
            }
        let widths = PresentationEnvironment.contentWidths
        return min(
            max(outer - 2 * ShownPreview.Room.margin, widths.lowerBound), widths.upperBound)
    }

    /// Returns a preview, redrawn; `nil` for an unknown one.
    ///
    /// The environment's width is that of the page; with `nil`, the page lays the views out. Throws
    /// the errors of the author's code, or `PreviewProblem`.
    package func preview(
        _ id: String, in environment: PresentationEnvironment
    ) async throws -> ShownPreview? {
        if let provider = previews.provider(id) {
            return try await MainActor.run { try shown(provider, in: environment) }
        }
        guard let registry = previews.registry(id) else { return nil }
        let preview = try await registry.makePreview()
        switch preview.subject {
        case let subject as ViewPreview:
            let frame = try await frame(of: subject, in: environment)
            return ShownPreview(name: preview.name, frames: [frame])
        case let subject as WidgetPreview:
            let frames = try await frames(of: subject, in: environment)
            return ShownPreview(name: preview.name, frames: frames)
        default: throw PreviewProblem.empty(issues: [])
        }
    }

    // MARK: - Views

    @MainActor
    private func frame(
        of subject: ViewPreview, in environment: PresentationEnvironment
    ) async throws -> ShownPreview.Frame {
        let view = try await inTimeOnMainActor(system.limits.providerDuration, system.deadlines) {
            Loan(try await subject.view())
        }
        let resolved = ViewResolver.resolve(
            view.value, environment: environment.values, pictures: system.cardLayout.pictures,
            moment: DrawnMoment(now()))
        let orientation = subject.traits.compactMap(\.orientation).last
        return try laidOut(
            resolved, name: nil, Self.room(subject.layout, orientation), in: environment)
    }

    private static func room(
        _ layout: PreviewLayout, _ orientation: InterfaceOrientation?
    ) -> ShownPreview.Room {
        switch layout {
        case .fixed(let width, let height):
            .box(
                width: width.isFinite ? min(max(width, 1), 4000) : 4000,
                height: height.isFinite ? min(max(height, 1), 4000) : 4000)
        case .device, .sizeThatFits:
            orientation == .landscapeLeft || orientation == .landscapeRight ? .wide : .card
        }
    }

    @MainActor
    private func laidOut(
        _ resolved: ResolvedView, name: String?, _ room: ShownPreview.Room,
        in environment: PresentationEnvironment
    ) throws -> ShownPreview.Frame {
        guard !resolved.tree.isEmpty else { throw PreviewProblem.empty(issues: resolved.issues) }
        var resolved = resolved
        var environment = environment
        environment.contentWidth = environment.contentWidth.map { Self.width(of: room, on: $0) }
        _ = system.cardLayout.place(&resolved, in: environment)
        return ShownPreview.Frame(
            name: name, room: room, view: resolved.tree, background: ViewTree(nodes: []),
            issues: resolved.issues)
    }

    // MARK: - Providers

    @MainActor
    private func shown(
        _ provider: any PreviewProvider.Type, in environment: PresentationEnvironment
    ) throws -> ShownPreview {
        let frames = try ProvidedPreview.all(of: provider, environment: environment.values)
            .prefix(system.limits.timelineEntries)
            .map { one in
                let said = one.statements
                guard let place = said.place as? WidgetPreviewContext else {
                    return try laidOut(
                        one.resolved, name: said.name,
                        Self.room(said.layout ?? .device, said.orientation), in: environment)
                }
                var resolved = one.resolved
                resolved.settle(in: place.family, environment.values)
                let collector = said.collector as? WidgetCollector
                return ShownPreview.Frame(
                    name: said.name, room: .widget(place.family), view: resolved.tree,
                    background: ViewTree(nodes: collector?.background ?? []),
                    issues: resolved.issues)
            }
        guard !frames.isEmpty else { throw PreviewProblem.empty(issues: []) }
        return ShownPreview(name: nil, frames: frames)
    }

    // MARK: - Widgets

    @MainActor
    private func frames(
        of subject: WidgetPreview, in environment: PresentationEnvironment
    ) async throws -> [ShownPreview.Frame] {
        let selection = TimelineSelection(now: now(), limit: system.limits.timelineEntries)
        let entries = try await inTimeOnMainActor(system.limits.providerDuration, system.deadlines)
        {
            Loan(await subject.entries(selection))
        }.value
        let outline = subject.outline
        guard !entries.isEmpty else { throw PreviewProblem.noEntries(kind: outline.kind) }
        return try entries.map { entry in
            guard let view = outline.source?.look(entry) else {
                throw PreviewProblem.wrongEntry(kind: outline.kind, entry: "\(type(of: entry))")
            }
            let (resolved, collector) = draw(view, outline, subject.family, environment)
            return ShownPreview.Frame(
                name: nil, room: .widget(subject.family), view: resolved.tree,
                background: ViewTree(nodes: collector.background), issues: resolved.issues)
        }
    }
}

extension ShownPreview.Room {
    /// The width of a card on the page, in points.
    package static let cardWidth = 392
    /// The width of a card on a screen in landscape orientation, in points.
    package static let wideWidth = 752
    /// The points between the edge of a card and its content.
    package static let margin = 16
}
