import AppIntents
import AppIntentsMetadata
import HTTPTypes
import Hummingbird
import IntentSystem
import NIOCore
import NIOPosix
import _JSON

/// Files on their way in, for a field of the open question, and out, from the visible card.
struct FileRoutes: WebRoutes {
    /// How many bytes of an upload are gathered before they are written.
    private static let pieceSize = 524_288
    /// How many bytes of a download are read at once.
    private static let chunkSize = 262_144
    /// A file that is opened by itself is a document: it must not run or load anything.
    private static let policy = "default-src 'none'; sandbox"

    let system: IntentSystem
    let tabs: TabRegistry
    private let reading = FileIO()

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

    /// The sender's session, if somebody looks at it.
    private func session(of context: WebRequestContext) throws(WebError) -> SystemSession {
        guard let id = context.visitor?.session, let session = tabs[id] else {
            throw .unknownTab
        }
        return session
    }

    // MARK: - In

    private func take(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let session = try session(of: context)
        let items = QueryItems(target: request.uri.string)
        guard let question = items["question"].flatMap({ Int($0) }) else {
            throw WebError.malformed("The item question must be a whole number.")
        }
        guard let size = request.headers[.contentLength].flatMap({ Int($0) }), size >= 0 else {
            throw WebError.lengthRequired
        }
        let accepted = session.acceptedTypes(
            question: question, parameter: items["parameter"] ?? "")
        guard let accepted else { throw WebError.noFileWanted }
        do {
            let upload = try system.files.begin(
                FileUpload.Announcement(
                    name: items["name"] ?? "", contentType: request.headers[.contentType],
                    size: size, accepted: accepted, owner: session.id))
            // Without a request that is read, only its connection can be given up.
            upload.whenAbandoned { context.channel.close(promise: nil) }
            return Self.described(try await receive(request.body, into: upload))
        } catch let problem as FileProblem {
            throw WebError(problem)
        }
    }

    /// Writes a body to disk as it comes; the connection waits for the disk.
    private func receive(
        _ body: RequestBody, into upload: FileUpload
    ) async throws -> FileReference {
        defer { upload.cancel() }
        var waiting: [ByteBuffer] = []
        var count = 0
        for try await chunk in body {
            waiting.append(chunk)
            count += chunk.readableBytes
            guard count >= Self.pieceSize else { continue }
            try await write(waiting, to: upload)
            waiting.removeAll(keepingCapacity: true)
            count = 0
        }
        try await write(waiting, to: upload)
        return try upload.finish()
    }

    private func write(_ chunks: [ByteBuffer], to upload: FileUpload) async throws {
        try await NIOThreadPool.singleton.runIfActive {
            for chunk in chunks { try upload.write(chunk.readableBytesSpan) }
        }
    }

    private static func described(_ file: FileReference) -> Response {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("value")
            writer.value(ParameterValue.file(file).json)
        }
        return Response.json(writer.buffer, status: .created)
    }

    // MARK: - Out

    private func give(_ request: Request, _ context: WebRequestContext) async throws -> Response {
        let session = try session(of: context)
        guard let file = session.shownFile(context.parameters.get("id") ?? ""),
            let contents = file.contents
        else { throw WebError.notFound }
        var headers: HTTPFields = [
            .contentType: file.contentType ?? "application/octet-stream",
            .contentDisposition: Self.disposition(of: file.name), .cacheControl: "no-store",
            .contentSecurityPolicy: Self.policy,
        ]
        let body: ResponseBody
        switch contents.place {
        case .memory(let data): body = ResponseBody(byteBuffer: ByteBuffer(bytes: data))
        case .disk(let url):
            body = try await reading.loadFile(
                path: url.path, context: context, chunkLength: Self.chunkSize)
        }
        headers[.contentLength] = body.contentLength.map(String.init)
        // The card may go while its file is read: the bytes stay until they are sent.
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(contentLength: body.contentLength) { writer in
                defer { withExtendedLifetime(contents) {} }
                try await body.write(writer)
            })
    }

    /// Says that a file is to be saved, under a name that every browser can read (RFC 6266).
    private static func disposition(of name: String) -> String {
        let name = FileName.sanitized(name)
        let plain = name.unicodeScalars.map { scalar in
            scalar.isASCII && scalar != "\"" && scalar != "\\" && scalar != "%"
                ? Character(scalar) : "_"
        }
        let encoded = name.utf8.map { byte in
            byte.isUnreserved ? String(UnicodeScalar(byte)) : percentEncoded(byte)
        }
        return """
            attachment; filename="\(String(plain))"; filename*=UTF-8''\(encoded.joined())
            """
    }

    private static func percentEncoded(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }
}

extension UInt8 {
    /// Whether the byte stands for itself in every part of a field (RFC 3986).
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}

extension WebError {
    fileprivate static let lengthRequired = WebError(
        status: .lengthRequired, code: "length",
        message: "A file must come with its Content-Length.")

    fileprivate static let noFileWanted = WebError(
        status: .conflict, code: "no_file_wanted",
        message: "No open question asks for a file under this name.")

    /// Tells why a file was not taken.
    fileprivate init(_ problem: FileProblem) {
        let status: HTTPResponse.Status =
            switch problem {
            case .tooLarge: .contentTooLarge
            case .longerThanSaid, .shorterThanSaid: .badRequest
            case .typeNotAccepted, .notOfItsType: .unsupportedMediaType
            case .sessionFull, .systemFull, .disk: .init(code: 507)
            case .abandoned: .requestTimeout
            case .notFound: .notFound
            }
        self.init(status: status, code: "file", message: ProblemText.besideField(problem))
    }
}
