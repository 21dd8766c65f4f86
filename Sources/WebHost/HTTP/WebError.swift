import Foundation
package import HTTPTypes
import Hummingbird
import IntentSystem
import NIOCore
import _JSON
import _Localization
import _OriginGuard

/// A refusal of a request: a status, a code for programs and a sentence for people.
package struct WebError: Error, Sendable {
    var status: HTTPResponse.Status
    var code: String
    var message: String
    package var headers: HTTPFields = [:]
    /// The sentence is in the person's language.
    var isTranslated = false
    /// The words of a page in place of those for the status.
    var notice: PageNotice?

    static func malformed(_ message: String) -> WebError {
        WebError(status: .badRequest, code: "malformed", message: message)
    }

    /// The challenge to a browser or program without access, which should send the token.
    static let challenge = "Bearer realm=\"App Intents\""

    static let notLetIn = WebError(
        status: .unauthorized, code: "not_let_in",
        message: """
            Only people and programs with this server's token are let in. Open the address that it printed \
            when it was started, or send the token as Authorization: Bearer.
            """,
        headers: [.wwwAuthenticate: challenge])

    static let notSignedIn = WebError(
        status: .unauthorized, code: "not_let_in",
        message: """
            Only people who have signed in are let in, and programs with this server's token. Open this server's page \
            in a browser, or send the token as Authorization: Bearer.
            """,
        headers: [.wwwAuthenticate: challenge])

    static let notFound = WebError(
        status: .notFound, code: "not_found", message: "There is nothing at this address.")

    static func wrongMethod(allowed: [HTTPRequest.Method]) -> WebError {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        return WebError(
            status: .methodNotAllowed, code: "method",
            message: "This address takes \(names) only.", headers: [.allow: names])
    }

    static let failedSearch = WebError(
        status: .internalServerError, code: "search_failed",
        message: "The app could not say what there is to choose. Its log has the reason.")

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

    static let crossSite = WebError(
        status: .forbidden, code: "foreign",
        message: "Pages of other sites may not use this server.")

    static let unwantedBody = WebError(
        status: .badRequest, code: "body", message: "This address takes no body.")

    static let twoHosts = WebError.malformed("A request must name one host.")

    static let slowBody = WebError(
        status: .requestTimeout, code: "slow", message: "The body of the request came too slowly.",
        headers: [.connection: "close"])

    static let overloaded = WebError(
        status: .tooManyRequests, code: "overloaded",
        message: "Too much of this session is still going on. Please wait a moment.",
        headers: [.retryAfter: "1"])

    static let noSocket = WebError(
        status: .upgradeRequired, code: "upgrade",
        message: """
            This address takes WebSockets of version 13 with the sub-protocol \
            \(SessionUpgrader.subprotocol) only, on a new connection.
            """,
        headers: [.upgrade: "websocket"])

    static let tooManySessions = WebError(
        status: .serviceUnavailable, code: "too_many_sessions",
        message: "Too many people are here at the moment. Please try again later.",
        headers: [.retryAfter: "10"])

    static let failed = WebError(
        status: .internalServerError, code: "failed",
        message: "The server could not answer. Its log says more.")

    package init(
        status: HTTPResponse.Status, code: String, message: String, headers: HTTPFields = [:],
        isTranslated: Bool = false, notice: PageNotice? = nil
    ) {
        (self.status, self.code, self.message) = (status, code, message)
        (self.headers, self.isTranslated, self.notice) = (headers, isTranslated, notice)
    }

    /// The response for this error.
    var response: Response {
        var response = Response.json(status: status) { writer in
            writer.name("error")
            writer.object { writer in
                writer.member("code", code)
                writer.member("message", message)
            }
        }
        response.headers.append(contentsOf: headers)
        return response
    }
}

extension WebError {
    /// Creates the error for a change that could not be written down, in a person's words.
    init(_ error: NotKept, in locale: Locale) {
        self.init(
            status: .conflict, code: "not_kept",
            message: error.localizedStringResource.text(in: locale), isTranslated: true)
    }

    /// Creates the error for what would be more than a person may do or have, in their words.
    init(_ reached: PersonLimitReached, in locale: Locale) {
        self.init(
            status: .tooManyRequests, code: "limited", message: reached.text(in: locale),
            headers: [.retryAfter: "\(reached.seconds)"], isTranslated: true)
    }

    /// Creates the error for a request of a foreign page.
    init(_ refusal: OriginGuard.Refusal) {
        let message =
            switch refusal {
            case .foreignHost(let host):
                "This server doesn't answer under the name “\(host.prefix(80))”."
            case .foreignOrigin(let origin):
                "Pages of “\(origin.prefix(80))” may not use this server."
            }
        self.init(status: .forbidden, code: "foreign", message: message)
    }
}

extension Response {
    /// Returns a response with an object whose members `write` writes.
    static func json(
        status: HTTPResponse.Status = .ok, capacity: Int = 0, _ write: (inout JSONWriter) -> Void
    ) -> Response {
        var writer = JSONWriter(into: ByteBufferAllocator().buffer(capacity: capacity))
        writer.object(write)
        return Response(
            status: status,
            headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody(byteBuffer: writer.buffer))
    }
}
