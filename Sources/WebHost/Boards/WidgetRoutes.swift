import AppIntents
import Foundation
import Hummingbird
import IntentSystem
import SurfaceKit
import SwiftUI
import WidgetKit
import WidgetSystem
import _Executors
import _JSON
import _Localization

/// The widget board: its page, its widgets one by one, the taps on them, and their arrangement.
struct WidgetRoutes: WebRoutes {
    let page: BoardPage

    private var board: WidgetBoard { page.board }

    func add(to router: Router<WebRequestContext>) {
        router.get("/widgets") { request, context in await document(request, context) }
        router.get("/widgets/item") { request, context in try await item(request, context) }
        router.post("/widgets/use") { request, context in try await use(request, context) }
        router.post("/widgets/change") { request, context in try await change(request, context) }
        router.post("/widgets/configure") { request, context in
            let boardRequest = BoardRequest(request, context)
            return try await page.configure(request, context) { person throws(NotKept) in
                try configuration(of: boardRequest, person)
            }
        }
    }

    private func document(_ request: Request, _ context: WebRequestContext) async -> Response {
        let boardRequest = BoardRequest(request, context)
        let locale = LanguageTag.locale(of: request)
        await board.system.renewRelevance(
            language: locale.identifier, atMost: .milliseconds(300))
        let (widgets, kinds, reasons) = await MainActor.run {
            () -> ([PlacedWidget], [WidgetKind], [Int: String]) in
            // A browser without a cookie gets it with this page, and can't have changed anything.
            let person = boardRequest.knownPerson ?? .session(.random())
            return (
                board.placedWidgets(of: person), board.widgetKinds(in: boardRequest.environment),
                board.relevanceReasons(for: person, in: locale)
            )
        }
        let placeholders = await MainActor.run {
            widgets.map { placed -> ShownWidget? in
                WidgetFamily(named: placed.family).flatMap {
                    board.placeholder(ofWidget: placed.kind, $0, in: boardRequest.environment)
                }
            }
        }
        let markup = BoardMarkup(language: LanguageTag.ofPage(request))
        return page.response(
            request, context, heading: .init(system: "Widgets"), "/widgets", hasSheet: true,
            tools: kinds.isEmpty ? "" : markup.galleryLink,
            items: markup.list(of: Array(zip(widgets, placeholders)), kinds, reasons: reasons))
    }

    /// Returns the widget that a request configures.
    @MainActor
    private func configuration(
        of boardRequest: BoardRequest, _ person: Person
    ) throws(NotKept) -> (BoardPlace, any AppIntent.Type)? {
        guard let id = boardRequest.items["edit"].flatMap({ Int($0) }),
            let placed = board.placedWidgets(of: person).first(where: { $0.id == id }),
            let type = board.configurationIntent(ofWidget: placed.kind)
        else { return nil }
        try board.adoptWidgets(of: person)
        return (.widget(id), type)
    }

    // MARK: - Items

    private func item(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let boardRequest = BoardRequest(request, context)
        let widget = try await widget(boardRequest)
        return Response.json { boardRequest.write(widget, "\(boardRequest.id ?? 0)", into: &$0) }
    }

    private func widget(_ boardRequest: BoardRequest) async throws -> ShownWidget {
        guard let id = boardRequest.id,
            let widget = await board.widget(
                id, for: try boardRequest.person, in: boardRequest.environment)
        else { throw WebError.notFound }
        return widget
    }

    private func use(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let boardRequest = BoardRequest(request, context)
        guard let drawing = boardRequest.items["drawing"].flatMap({ Int($0) }),
            let action = boardRequest.items["action"].flatMap({ Int($0) })
        else { throw WebError.malformed("The items drawing and action must be whole numbers.") }
        let person = try boardRequest.person
        let outcome = await board.tap(
            action, of: drawing, wanted: boardRequest.wanted, for: person,
            in: boardRequest.environment, executor: ConnectionExecutor.current)
        let widget = try await widget(boardRequest)
        let next = try await page.next(after: outcome, for: person)
        return Response.json { writer in
            if let next { writer.member("page", next) }
            writer.name("item")
            writer.object { boardRequest.write(widget, "\(boardRequest.id ?? 0)", into: &$0) }
            writer.member("notice", outcome.words(in: boardRequest.locale))
        }
    }

    // MARK: - Arranging

    private func change(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let boardRequest = BoardRequest(request, context)
        let person = try boardRequest.person
        guard let id = boardRequest.id else { throw WebError.notFound }
        let outcome: WidgetPlacing
        switch boardRequest.items["to"] ?? "" {
        case "family":
            outcome = try await board.resize(id, to: boardRequest.family, for: person)
        case "recommendation":
            outcome = try await board.recommend(
                boardRequest.recommendation ?? -1, to: id, for: person)
        case "remove": outcome = try await board.remove(id, for: person)
        case let other:
            guard let step = WidgetStep(rawValue: other) else {
                throw WebError.malformed("The item to must name a change of a widget.")
            }
            outcome = try await board.move(id, step, for: person)
        }
        guard case .done = outcome else { throw WebError.notFound }
        return Response.json { $0.member("version", board.changes.version) }
    }
}

extension BoardRequest {
    /// Writes the members of a widget with its markup.
    func write(_ widget: ShownWidget, _ name: String, into writer: inout JSONWriter) {
        writer.member("html", BoardMarkup(language: language).inside(of: widget, name))
        writer.member("drawing", widget.drawing)
        if let renewal = widget.renewal {
            writer.member("renewal", Int(renewal / .milliseconds(1)))
        }
    }
}
