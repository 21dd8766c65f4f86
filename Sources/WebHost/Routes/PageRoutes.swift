import HTTPTypes
import Hummingbird
import IntentSystem

/// The page itself: one document, one script, two style sheets.
struct PageRoutes: WebRoutes {
    let files: PageFiles
    let cookie: SessionCookie

    func add(to router: Router<WebRequestContext>) {
        router.get("/") { request, _ in
            guard cookie.session(in: request.headers[.cookie]) == nil else {
                return files.page.response(to: request)
            }
            return files.page.response(
                to: request, headers: [.setCookie: cookie.field(for: .random())])
        }
        for (path, body) in files.assets {
            router.get(RouterPath(path)) { request, _ in body.response(to: request) }
        }
        router.get("/health") { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: "ok")))
        }
    }
}
