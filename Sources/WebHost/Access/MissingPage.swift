import Hummingbird
import SurfaceKit

/// The page for people who followed a link to an entity or an action that the app doesn't have.
struct MissingPage: Sendable {
    private let document: String

    /// Reads the file beside the program; throws `WebHostError` if it is missing.
    init(files: StaticFiles) throws {
        document = try files.document("missing.html")
    }

    func response(to request: Request) -> Response {
        .html(
            PageWords.document(document, in: LanguageTag.ofPage(request)), status: .notFound,
            headers: [.contentSecurityPolicy: AccessPage.policy])
    }
}
