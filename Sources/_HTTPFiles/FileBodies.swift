package import AppIntentsMetadata
import Foundation
package import Hummingbird
package import IntentSystem
import NIOCore
import NIOPosix

/// Files as the bodies of requests and of responses; the memory for one doesn't depend on its size.
package struct FileBodies: Sendable {
    /// The number of bytes of an upload that are gathered before they are written.
    private static let pieceSize = 524_288
    /// The number of bytes of a download that are read at once.
    private static let chunkSize = 262_144
    /// The policy for a file that a browser opens as a document: it must not run or load anything.
    private static let policy = "default-src 'none'; sandbox"

    private let reading = FileIO()

    package init() {}

    // MARK: - Uploads

    /// Returns the number of a file's bytes that a request announces.
    package static func length(of request: Request) throws(UnusableBody) -> Int {
        if let coding = request.headers[.contentEncoding], coding.lowercased() != "identity" {
            throw .encoded(coding)
        }
        guard let length = request.headers[.contentLength].flatMap({ Int($0) }), length >= 0 else {
            throw .lengthMissing
        }
        return length
    }

    /// Writes a body to disk as it comes; the connection waits for the disk.
    ///
    /// If the body is incomplete, the bytes that have arrived are removed.
    package func receive(
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

    // MARK: - Downloads

    /// Returns the response that sends a file to be saved; `nil` if its bytes aren't available.
    ///
    /// If the file is removed meanwhile, the response continues: the bytes stay until they are sent.
    package func response(
        with file: FileReference, context: some RequestContext
    ) async throws -> Response? {
        guard let contents = file.contents else { return nil }
        let body: ResponseBody
        switch contents.place {
        case .memory(let data): body = ResponseBody(byteBuffer: ByteBuffer(bytes: data))
        case .disk(let url):
            body = try await reading.loadFile(
                path: url.path, context: context,
                chunkLength: Self.chunkSize)
        }
        var headers: HTTPFields = [
            .contentType: file.contentType ?? "application/octet-stream",
            .contentDisposition: ContentDisposition.attachment(named: file.name),
            .cacheControl: "no-store", .contentSecurityPolicy: Self.policy,
            .xContentTypeOptions: "nosniff",
        ]
        headers[.contentLength] = body.contentLength.map(String.init)
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(contentLength: body.contentLength) { writer in
                defer { withExtendedLifetime(contents) {} }
                try await body.write(writer)
            })
    }
}
