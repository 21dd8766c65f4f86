import HTTPTypes
import Hummingbird
import SurfaceKit
import _Localization

/// The page for people whose request was refused, or who followed an address that leads nowhere;
/// programs get JSON.
struct ProblemPage: Sendable {
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
        let language = LanguageTag.ofPage(request)
        let markup = BoardMarkup(language: language)
        let (title, advice) = Self.words(for: error.status)
        // The words for programs are English, and say more than the page does.
        let words = error.isTranslated ? "" : " lang=\"en\" dir=\"ltr\""
        let message =
            error.status == .notFound
            ? "" : "<p><small\(words)>\(Markup.escaped(error.message))</small></p>"
        var headers = error.headers
        headers[.contentSecurityPolicy] = AccessPage.policy
        return .html(
            PageWords.document(
                document, in: language,
                parts: [
                    "title": markup.words(title), "advice": markup.words(advice),
                    "message": message,
                ]),
            status: error.status, headers: headers)
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
