import AppIntents
import AppIntentsMetadata
import HTTPTypes
import Hummingbird
import IntentSystem
import NIOCore
import SurfaceKit
import _HTTPFiles
import _JSON

/// Uploads for a field of the open question, and downloads from the visible card.
struct FileRoutes: WebRoutes {
    let system: IntentSystem
    let tabs: TabRegistry
    private let bodies = FileBodies()

    init(system: IntentSystem, tabs: TabRegistry) {
        self.system = system
        self.tabs = tabs
    }

    func add(to router: Router<WebRequestContext>) {
        let file = RouterPath(WebPaths.files + "/:id")
        router.post(RouterPath(WebPaths.files)) { request, context in
            try await take(request, context)
        }
        router.get(file) { request, context in try await give(request, context) }
        router.delete(file) { request, context in
            let session = try session(of: context)
            system.files.remove(context.parameters.get("id") ?? "", of: session.id)
            return Response(status: .noContent)
        }
    }

    /// Returns the sender's session, if a browser shows it.
    private func session(of context: WebRequestContext) throws(WebError) -> SystemSession {
        guard let id = context.client?.session, let session = tabs[id] else { throw .unknownTab }
        return session
    }

    // MARK: - Uploads

    private func take(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let session = try session(of: context)
        let items = QueryItems(target: request.uri.string)
        let question = try items.question
        let size: Int
        do {
            size = try FileBodies.length(of: request)
        } catch {
            throw WebError(status: error.status, code: "body", message: error.message)
        }
        let accepted = session.acceptedTypes(
            question: question, parameter: items["parameter"] ?? "")
        guard let accepted else { throw WebError.noFileWanted }
        do {
            let upload = try system.files.begin(
                FileUpload.Announcement(
                    name: items["name"] ?? "", contentType: request.headers[.contentType],
                    size: size, accepted: accepted, owner: session.id,
                    person: session.person))
            // No request is being read then, so only its connection can be closed.
            upload.whenAbandoned { context.channel.close(promise: nil) }
            return Self.described(try await bodies.receive(request.body, into: upload))
        } catch let problem as FileProblem {
            system.note(problem, for: session.person, through: .page)
            throw WebError(problem, locale: LanguageTag.locale(of: request))
        }
    }

    private static func described(_ file: FileReference) -> Response {
        Response.json(status: .created) { writer in
            writer.name("value")
            writer.value(ParameterValue.file(file).json)
        }
    }

    // MARK: - Downloads

    private func give(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let session = try session(of: context)
        guard let shown = session.shownFile(context.parameters.get("id") ?? "") else {
            throw WebError.notFound
        }
        let file: FileReference
        do {
            file = try await system.exported(shown, of: session.id)
        } catch {
            throw WebError(error, locale: LanguageTag.locale(of: request))
        }
        guard let response = try await bodies.response(with: file, context: context) else {
            throw WebError.notFound
        }
        return response
    }
}

extension WebError {
    fileprivate static let noFileWanted = WebError(
        status: .conflict, code: "no_file_wanted",
        message: "No open question asks for a file under this name.")

    /// Creates the error for a value that can't be exported as a file.
    fileprivate init(_ failure: ExportFailure, locale: Locale) {
        self.init(
            status: .internalServerError, code: "file", message: failure.text(in: locale))
    }

    /// Creates the error for a refused file.
    fileprivate init(_ problem: FileProblem, locale: Locale) {
        self.init(
            status: problem.status, code: "file",
            message: ProblemText.besideField(problem, in: locale),
            headers: problem.retryAfter.map { [.retryAfter: "\($0)"] } ?? [:],
            isTranslated: true)
    }
}
