import Hummingbird
import IntentSystem
import SurfaceKit
import WidgetSystem
import _Executors
import _JSON
import _Localization

/// The control center: its page, its controls one by one, and the taps on them.
struct ControlRoutes: WebRoutes {
    let page: BoardPage

    private var board: WidgetBoard { page.board }

    func add(to router: Router<WebRequestContext>) {
        router.get("/controls") { request, context in await document(request, context) }
        router.get("/controls/item") { request, context in try await item(request, context) }
        router.post("/controls/use") { request, context in try await use(request, context) }
        router.post("/controls/configure") { request, context in
            let kind = BoardRequest(request, context).items["edit"] ?? ""
            return try await page.configure(request, context) { _ in
                board.configurationIntent(ofControl: kind).map { (.control(kind), $0) }
            }
        }
    }

    private func document(_ request: Request, _ context: WebRequestContext) async -> Response {
        let boardRequest = BoardRequest(request, context)
        let controls = await MainActor.work { board.controlPreviews(in: boardRequest.environment) }
        return page.response(
            request, context, heading: .init(system: "Controls"), "/controls", hasSheet: true,
            items: BoardMarkup(language: LanguageTag.ofPage(request)).list(of: controls))
    }

    private func item(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let boardRequest = BoardRequest(request, context)
        let control = await board.control(
            boardRequest.kind, for: try boardRequest.person, in: boardRequest.environment,
            executor: ConnectionExecutor.current)
        guard let control else { throw WebError.notFound }
        return Response.json { write(control, boardRequest, into: &$0) }
    }

    private func use(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let boardRequest = BoardRequest(request, context)
        let person = try boardRequest.person
        let outcome = await board.use(
            control: boardRequest.kind, wanted: boardRequest.wanted, for: person,
            in: boardRequest.environment,
            executor: ConnectionExecutor.current)
        let control = await board.control(
            boardRequest.kind, for: person, in: boardRequest.environment,
            executor: ConnectionExecutor.current)
        guard let control else { throw WebError.notFound }
        let next = try await page.next(after: outcome, for: person)
        return Response.json { writer in
            if let next { writer.member("page", next) }
            writer.name("item")
            writer.object { write(control, boardRequest, into: &$0) }
            let words = outcome.words(in: boardRequest.locale)
            writer.member("notice", words ?? (control.status.isEmpty ? nil : control.status))
        }
    }

    private func write(
        _ control: ShownControl, _ boardRequest: BoardRequest, into writer: inout JSONWriter
    ) {
        writer.member("html", BoardMarkup(language: boardRequest.language).inside(of: control))
    }
}
