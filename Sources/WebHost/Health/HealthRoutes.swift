import HTTPTypes
import Hummingbird

/// The answers to supervisors, proxies and orchestrators, which need no access: each is one word.
struct HealthRoutes: WebRoutes {
    let readiness: Readiness

    func add(to router: Router<WebRequestContext>) {
        router.get(RouterPath(WebPaths.health)) { _, _ in Self.response(.ok, "ok") }
        router.get(RouterPath(WebPaths.ready)) { _, _ in
            let state = await readiness.present()
            return Self.response(state == .ready ? .ok : .serviceUnavailable, state.rawValue)
        }
    }

    private static func response(_ status: HTTPResponse.Status, _ word: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: word)))
    }
}
