import Hummingbird
import ServiceLifecycle
import WidgetSystem
import _JSON

/// The pages of the boards, and the notification that an item on them has changed.
struct BoardRoutes: WebRoutes {
    /// The time that a page waits for a change before it asks again.
    private static let wait = Duration.seconds(25)

    let page: BoardPage

    func add(to router: Router<WebRequestContext>) {
        router.get("/board/changes") { request, context in try await changes(request, context) }
        ControlRoutes(page: page).add(to: router)
        WidgetRoutes(page: page).add(to: router)
        GalleryRoutes(page: page).add(to: router)
        PreviewRoutes(page: page).add(to: router)
    }

    /// Answers when an item has changed, or after `wait`.
    private func changes(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        guard let known = QueryItems(target: request.uri.string)["after"].flatMap({ Int($0) })
        else { throw WebError.malformed("The item after must be a whole number.") }
        let changes = page.board.changes
        let version = await withGracefulShutdownHandler {
            await changes.next(after: known, atMost: Self.wait)
        } onGracefulShutdown: {
            changes.finish()
        }
        return Response.json { $0.member("version", version) }
    }
}
