import HTTPTypes
import Hummingbird
import NIOCore
import _Telemetry

/// The numbers of the program for a scraper, which proves with each request that it may have them.
///
/// A browser's cookie isn't enough: a person whom a proxy names has one. Where no token is asked
/// for, only this machine gets the numbers, and only by itself.
struct MetricsRoutes: WebRoutes {
    private static let thisMachine = ["127.0.0.0/8", "::1"].compactMap { AddressRange($0) }

    let exposition: Exposition
    let access: AccessControl

    func add(to router: Router<WebRequestContext>) {
        router.get(RouterPath(WebPaths.metrics)) { request, context in
            guard isAllowed(request.headers, from: context.channel.remoteAddress) else {
                throw WebError.notLetIn
            }
            return Response(
                status: .ok, headers: [.contentType: Exposition.contentType],
                body: ResponseBody(byteBuffer: ByteBuffer(string: exposition.text)))
        }
    }

    private func isAllowed(_ headers: HTTPFields, from address: SocketAddress?) -> Bool {
        if access.access.requiresToken { return access.hasToken(headers) }
        let isForwarded = headers.contains { field in
            let name = field.name.canonicalName
            return name == "forwarded" || name.hasPrefix("x-forwarded-") || name == "x-real-ip"
        }
        return !isForwarded && Self.thisMachine.contains { $0.contains(address) }
    }
}
