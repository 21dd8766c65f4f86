import Foundation
import HTTPTypes
import Hummingbird

/// The answers to supervisors, proxies and orchestrators, which need no access: each is one word, or JSON
/// of each part for a client that asks for it.
struct HealthRoutes: WebRoutes {
    let readiness: Readiness

    func add(to router: Router<WebRequestContext>) {
        router.get(RouterPath(WebPaths.health)) { _, _ in Self.response(.ok, "ok") }
        router.get(RouterPath(WebPaths.ready)) { request, _ in
            if Self.wantsData(request.headers) {
                let report = await readiness.report()
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                let json = try encoder.encode(report)
                return Self.response(
                    report.state == Readiness.State.ready.rawValue ? .ok : .serviceUnavailable,
                    String(decoding: json, as: UTF8.self), "application/json")
            }
            let state = await readiness.present()
            return Self.response(state == .ready ? .ok : .serviceUnavailable, state.rawValue)
        }
    }

    /// Returns whether a client asks for JSON by its name; a browser and a balancer get a word.
    private static func wantsData(_ headers: HTTPFields) -> Bool {
        headers[values: .accept].contains { value in
            value.split(separator: ",").contains { type in
                type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
                    == "application/json"
            }
        }
    }

    private static func response(
        _ status: HTTPResponse.Status, _ body: String,
        _ type: String = "text/plain; charset=utf-8"
    ) -> Response {
        Response(
            status: status, headers: [.contentType: type],
            body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
    }
}
