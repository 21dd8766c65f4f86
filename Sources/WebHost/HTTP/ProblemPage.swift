import HTTPTypes
package import Hummingbird
import SurfaceKit
import _Localization

/// The page for people whose request was refused, or who followed an address that leads nowhere;
/// programs get JSON.
package struct ProblemPage: Sendable {
    /// A magnifier that finds nothing.
    private static let magnifier =
        #"<circle cx="21" cy="21" r="13"/><path d="m31 31 10 10M16 21h10"/>"#
    /// The key of the page that asks for the token: the notice is about who is let in.
    private static let key =
        #"<circle cx="17" cy="17" r="10"/><path d="M24.5 24.5 41 41m-7-7-4.5 4.5"/>"#

    private let document: String

    /// Reads the file beside the program; throws `WebHostError` if it is missing.
    init(files: StaticFiles) throws {
        document = try files.document("problem.html")
    }

    /// Returns `true` if the client of a request shows pages: a browser asks for one where a person
    /// goes, and for other types everywhere else.
    static func isWanted(by request: Request) -> Bool {
        request.headers[.accept]?.contains("text/html") ?? false
    }

    /// Returns the page for an error, by default for an address that leads nowhere.
    func response(to request: Request, _ error: WebError = .notFound) -> Response {
        let (title, advice) = Self.words(for: error.status)
        let notice =
            error.notice
            ?? PageNotice(
                title: title, advice: advice, action: .init(system: "Show what the app can do"),
                address: "/")
        // The words for programs are English, and say more than the page does.
        let words = error.isTranslated ? "" : " lang=\"en\" dir=\"ltr\""
        let message =
            error.status == .notFound
            ? "" : "<p><small\(words)>\(Markup.escaped(error.message))</small></p>"
        return page(
            notice, to: request, picture: error.notice == nil ? Self.magnifier : Self.key,
            message: message, status: error.status, headers: error.headers)
    }

    /// Returns a page with a notice; a form may also be answered from the origins in `formTargets`, to which
    /// the host may send the browser on.
    package func page(
        _ notice: PageNotice, to request: Request, formTargets: [String] = []
    ) -> Response {
        page(notice, to: request, picture: Self.key, message: "", formTargets: formTargets)
    }

    private func page(
        _ notice: PageNotice, to request: Request, picture: String, message: String,
        status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], formTargets: [String] = []
    ) -> Response {
        let language = LanguageTag.ofPage(request)
        let markup = BoardMarkup(language: language)
        let (address, words) = (Markup.escaped(notice.address), markup.words(notice.action))
        var headers = headers
        headers[.contentSecurityPolicy] = AccessPage.policy.replacing(
            "form-action 'self'",
            with: (["form-action 'self'"] + formTargets).joined(separator: " "))
        // A form that is sent without any referrer has no origin either.
        if notice.isForm { headers[.referrerPolicy] = "strict-origin" }
        return .html(
            PageWords.document(
                document, in: language,
                parts: [
                    "title": markup.words(notice.title), "advice": markup.words(notice.advice),
                    "picture": picture, "message": message,
                    "action": notice.isForm
                        ? "<form method=\"post\" action=\"\(address)\"><button>\(words)</button></form>"
                        : "<p><a href=\"\(address)\">\(words)</a></p>",
                ]),
            status: status, headers: headers)
    }

    private static func words(
        for status: HTTPResponse.Status
    ) -> (title: LocalizedStringResource, advice: LocalizedStringResource) {
        switch status {
        case .notFound:
            (
                .init(system: "There is nothing at this address"),
                .init(system: "The link may be an old one, or was copied only in part.")
            )
        case .unauthorized:
            (
                .init(system: "You aren’t signed in"),
                .init(
                    system: "Sign in where the way to this app begins, then open this page again.")
            )
        case .serviceUnavailable, .tooManyRequests:
            (
                .init(system: "There is too much to do at the moment"),
                .init(system: "Please try again later.")
            )
        case let status where status.kind == .serverError:
            (
                .init(system: "The app could not answer"),
                .init(system: "The app’s log says more.")
            )
        default:
            (
                .init(system: "This address can’t be opened"),
                .init(system: "It is for programs, or for the pages of this app.")
            )
        }
    }
}
