import AppIntentsMetadata
import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import MCPProtocol
import NIOCore
import _HTTPFiles
import _JSON

/// The transfer of files separate from an endpoint's messages: POST uploads, GET downloads, DELETE
/// removes.
///
/// Each request is checked as messages are. A file belongs only to the principal that sent or
/// received it.
struct FileTransferRoutes: Sendable {
    let system: IntentSystem
    let endpoint: MCPHTTPEndpoint
    private let bodies = FileBodies()

    init(system: IntentSystem, endpoint: MCPHTTPEndpoint) {
        self.system = system
        self.endpoint = endpoint
    }

    func add<Context: Hummingbird.RequestContext>(
        to router: some RouterMethods<Context>, path: String,
        channel: @escaping @Sendable (Context) -> (any Channel)?,
        person: @escaping @Sendable (Context) -> AuthenticatedUser?
    ) {
        let files = RouterPath(path + "/files")
        let file = RouterPath(path + "/files/:id")
        router.on(files, method: .post) { request, context in
            await respond(to: request, from: person(context), as: .callTool) { owner, person in
                try await take(request, of: owner, for: person, channel(context))
            }
        }
        router.on(file, method: .get) { request, context in
            await respond(to: request, from: person(context), as: .readResource) { owner, person in
                try system.count("download", of: person, through: .assistant)
                let file = system.files.file(context.parameters.get("id") ?? "", of: owner)
                guard let file,
                    let response = try await bodies.response(
                        with: try await system.exported(file), context: context)
                else { throw FileProblem.notFound }
                return response
            }
        }
        router.on(file, method: .delete) { request, context in
            await respond(to: request, from: person(context), as: .callTool) { owner, _ in
                system.files.remove(context.parameters.get("id") ?? "", of: owner)
                return Response(status: .noContent)
            }
        }
    }

    private func respond(
        to request: Request, from person: AuthenticatedUser?, as method: MCPProtocol.Method,
        _ answer: (SessionID, Person) async throws -> Response
    ) async -> Response {
        await endpoint.respond(to: request, from: person, allowedAs: method) {
            principal, user in
            let files = FileResources(
                system: system, owner: principal.owner, transport: .pipes)
            let person = Person(of: principal, user)
            do {
                return try await answer(files.session, person)
            } catch let problem as FileProblem {
                system.note(problem, for: person, through: .assistant)
                return Self.refusal(
                    problem.status, ProblemText.besideField(problem, in: Locale(identifier: "en")),
                    retryAfter: problem.retryAfter)
            } catch let reached as PersonLimitReached {
                return Self.refusal(
                    .tooManyRequests, reached.text(in: Locale(identifier: "en")),
                    retryAfter: reached.seconds)
            } catch let failure as ExportFailure {
                return Self.refusal(
                    .internalServerError, failure.text(in: Locale(identifier: "en")))
            } catch let error as HTTPError where error.status == .notFound {
                // The app has removed its file.
                return Self.refusal(
                    .notFound, ProblemText.besideField(.notFound, in: Locale(identifier: "en")))
            }
        }
    }

    private func take(
        _ request: Request, of owner: SessionID, for person: Person, _ channel: (any Channel)?
    ) async throws -> Response {
        try system.count("upload", of: person, through: .assistant)
        let size: Int
        do {
            size = try FileBodies.length(of: request)
        } catch {
            return Self.refusal(error.status, error.message)
        }
        guard let name = request.uri.queryParameters.get("name"), !name.isEmpty else {
            return Self.refusal(
                .badRequest, "The address must tell the file’s name: ?name=letter.txt.")
        }
        let upload = try system.files.begin(
            FileUpload.Announcement(
                name: name, contentType: request.headers[.contentType], size: size, owner: owner,
                person: person))
        // No request is being read then, so only its connection can be closed.
        if let channel { upload.whenAbandoned { channel.close(promise: nil) } }
        let file = try await bodies.receive(request.body, into: upload)
        return Self.response(
            .created, JSONValue(file, uri: FileAddress.resource(of: file)))
    }

    private static func refusal(
        _ status: HTTPResponse.Status, _ text: String, retryAfter seconds: Int? = nil
    ) -> Response {
        var response = response(status, ["error": ["message": .string(text)]])
        if let seconds { response.headers[.retryAfter] = "\(seconds)" }
        // Unread bytes of the file would be taken for the next request.
        response.headers[.connection] = "close"
        return response
    }

    private static func response(_ status: HTTPResponse.Status, _ json: JSONValue) -> Response {
        var writer = JSONWriter()
        writer.value(json)
        return Response(
            status: status, headers: [.contentType: "application/json"],
            body: ResponseBody(byteBuffer: writer.buffer))
    }
}
