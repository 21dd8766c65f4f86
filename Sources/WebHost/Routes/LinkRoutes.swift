import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit

/// Links into the app: `/open/TYPE/ID` opens an entity, `/run/INTENT?PARAMETER=VALUE` offers an
/// action that is performed once the person confirms it.
///
/// Only a person's navigation reaches them: no picture, frame or script of any page does.
struct LinkRoutes: WebRoutes {
    /// The prefixes of the addresses.
    static let prefixes = ["/open/", "/run/"]

    let system: IntentSystem
    let cookie: SessionCookie
    let missing: MissingPage

    func add(to router: Router<WebRequestContext>) {
        router.get("/open/:type/:id") { request, context in
            try await follow(request, context) { parts in
                AppLink(opening: parts[1], id: parts[2], in: system)
            }
        }
        router.get("/run/:intent") { request, context in
            try await follow(request, context) { parts in
                AppLink(
                    offering: parts[1], values: QueryItems(target: request.uri.string).grouped,
                    in: system)
            }
        }
    }

    private func follow(
        _ request: Request, _ context: WebRequestContext, _ link: ([String]) -> AppLink?
    ) async throws -> Response {
        guard request.method == .get, FetchMetadata.isVisit(request) else { throw WebError.noVisit }
        if let detour = AccessPage.detour(request, context) { return detour }
        let parts = request.uri.path.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
        guard let link = link(parts) else { return missing.response(to: request) }
        let id = context.client?.session ?? .random()
        try await system.session(id).follow(link)
        return .seeOther("/", setting: cookie.field(for: id, unlessOf: context.client))
    }
}

extension WebError {
    fileprivate static let noVisit = WebError(
        status: .forbidden, code: "no_visit",
        message: "This address is for people: open it in a browser’s window.")
}
