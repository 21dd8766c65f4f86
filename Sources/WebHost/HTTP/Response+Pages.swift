import HTTPTypes
package import Hummingbird
import NIOCore

extension Response {
    /// Returns a page.
    static func html(
        _ text: String, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) -> Response {
        var headers = headers
        headers[.contentType] = "text/html; charset=utf-8"
        return Response(
            status: status, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// The response to a request that is carried out, and whose outcome comes over the session's stream.
    static var accepted: Response { Response(status: .accepted) }

    /// Redirects a browser to another address after its request was carried out; `cookie` is set
    /// with the response.
    package static func seeOther(_ address: String, setting cookie: String? = nil) -> Response {
        var headers: HTTPFields = [.location: address]
        headers[.setCookie] = cookie
        return Response(status: .seeOther, headers: headers)
    }
}
