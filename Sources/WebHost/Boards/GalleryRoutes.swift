import Hummingbird
import IntentSystem
import SurfaceKit
import WidgetKit
import WidgetSystem
import _JSON
import _Localization

/// The gallery of the widgets that a person can add: all kinds, families and recommended configurations.
struct GalleryRoutes: WebRoutes {
    let page: BoardPage

    private var board: WidgetBoard { page.board }

    func add(to router: Router<WebRequestContext>) {
        router.get("/widgets/gallery") { request, context in await document(request, context) }
        router.get("/widgets/gallery/item") { request, context in
            try await item(request, context)
        }
        router.post("/widgets/add") { request, context in try await add(request, context) }
    }

    private func document(_ request: Request, _ context: WebRequestContext) async -> Response {
        let boardRequest = BoardRequest(request, context)
        let kinds = await MainActor.run {
            board.widgetKinds(in: boardRequest.environment).map { kind in
                let looks = kind.families.map { family in
                    board.placeholder(
                        ofWidget: kind.kind, family, isPreview: true, in: boardRequest.environment)
                }
                return (kind, looks)
            }
        }
        return page.response(
            request, context, heading: .init(system: "Add Widget"), "/widgets/gallery",
            items: BoardMarkup(language: LanguageTag.ofPage(request)).gallery(of: kinds))
    }

    private func item(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let boardRequest = BoardRequest(request, context)
        let shown = await board.snapshot(
            ofWidget: boardRequest.kind, try boardRequest.family,
            recommendation: boardRequest.recommendation,
            for: try boardRequest.person, in: boardRequest.environment)
        guard let shown else { throw WebError.notFound }
        let name = BoardMarkup.name(
            of: boardRequest.kind, try boardRequest.family,
            recommendation: boardRequest.recommendation)
        return Response.json { boardRequest.write(shown, name, into: &$0) }
    }

    private func add(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let boardRequest = BoardRequest(request, context)
        let outcome = try await board.add(
            boardRequest.kind, boardRequest.family, recommendation: boardRequest.recommendation,
            for: boardRequest.person)
        switch outcome {
        case .done(let id): return Response.json { $0.member("page", "/widgets#w\(id)") }
        case .full:
            let words = BoardMarkup(language: boardRequest.language).text(
                .init(system: "There is no room for another widget. Remove one first."))
            return Response.json { $0.member("notice", words) }
        case .unknown: throw WebError.notFound
        }
    }
}
