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
            guard !board.previews.isEmpty else { return page.problems.response(to: request) }
            return page.response(
                request, context, heading: .init(system: "Previews"), "/previews",
                script: "previews.js", hasSentinels: true,
                items: PreviewMarkup.list(of: board.previews.sources))
        }
        router.get("/previews/item") { request, context in try await item(request, context) }
    }

    private func item(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let boardRequest = BoardRequest(request, context)
        var environment = boardRequest.environment
        environment.contentWidth = boardRequest.width
        let html: String
        do {
            guard let shown = try await board.preview(boardRequest.kind, in: environment) else {
                throw WebError.notFound
            }
            html = PreviewMarkup.inside(of: shown, BoardMarkup.name(of: boardRequest.kind))
        } catch let error as WebError {
            throw error
        } catch {
            html = PreviewMarkup.inside(of: error)
        }
        return Response.json { $0.member("html", html) }
    }
}
