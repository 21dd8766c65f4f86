import HTTPTypes
import Hummingbird
import NIOCore
import _JSON

/// A refusal of a request: a status, a code for programs and a sentence for people.
struct WebError: Error, Sendable {
    var status: HTTPResponse.Status
    var code: String
    var message: String
    var headers: HTTPFields = [:]

    static func malformed(_ message: String) -> WebError {
        WebError(status: .badRequest, code: "malformed", message: message)
    }

    static func foreign(_ message: String) -> WebError {
        WebError(status: .forbidden, code: "foreign", message: message)
    }

    static let notFound = WebError(
        status: .notFound, code: "not_found", message: "There is nothing at this address.")

    static let unknownTab = WebError(
        status: .notFound, code: "unknown_tab",
        message: "No stream of this tab is open; open one first.")

    static func tooLarge(_ limit: Int) -> WebError {
        WebError(
            status: .contentTooLarge, code: "too_large",
            message: "A message may have \(limit) bytes at most.")
    }

    static let notJSON = WebError(
        status: .unsupportedMediaType, code: "not_json",
        message: "The content type must be application/json.")

    static let tooManySessions = WebError(
        status: .serviceUnavailable, code: "too_many_sessions",
        message: "Too many people are here at the moment. Please try again later.",
        headers: [.retryAfter: "10"])

    static let failed = WebError(
        status: .internalServerError, code: "failed",
        message: "The server could not answer. Its log says more.")

    /// The response that tells it.
    var response: Response {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("error")
            writer.object { writer in
                writer.member("code", code)
                writer.member("message", message)
            }
        }
        var response = Response.json(writer.buffer, status: status)
        response.headers.append(contentsOf: headers)
        return response
    }
}

extension Response {
    /// A response with JSON that must not be kept.
    static func json(_ buffer: ByteBuffer, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: buffer))
    }
}
