import HTTPTypes
import Hummingbird

/// The parts of the page, a script and two style sheets; `AccessRoutes` gives the page itself.
struct PageRoutes: WebRoutes {
    let files: PageFiles

    func add(to router: Router<WebRequestContext>) {
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
