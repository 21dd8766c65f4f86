import Hummingbird
import IntentSystem
import SurfaceKit
import WidgetSystem
import _JSON
import _Localization

/// The page of previews of a debug build: everything that `#Preview` and preview providers describe.
struct PreviewRoutes: WebRoutes {
    let page: BoardPage

    private var board: WidgetBoard { page.board }

    func add(to router: Router<WebRequestContext>) {
        router.get("/previews") { request, context in
            guard !board.previews.isEmpty else { return page.missing.response(to: request) }
            let markup = BoardMarkup(language: LanguageTag.ofPage(request))
            return page.response(
                request, context, heading: .init(system: "Previews"), "/previews",
                script: .previews, items: markup.list(of: board.previews.sources))
        }
        router.get("/previews/item") { request, context in try await item(request, context) }
    }

    private func item(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let visit = BoardVisit(request, context)
        var environment = visit.environment
        environment.contentWidth = visit.width
        let markup = BoardMarkup(language: visit.language)
        let html: String
        do {
            guard let shown = try await board.preview(visit.kind, in: environment) else {
                throw WebError.notFound
            }
            html = markup.inside(of: shown, BoardMarkup.name(of: visit.kind))
        } catch let error as WebError {
            throw error
        } catch {
            html = markup.inside(of: error)
        }
        var writer = JSONWriter()
        writer.object { $0.member("html", html) }
        return Response.json(writer.buffer)
    }
}
