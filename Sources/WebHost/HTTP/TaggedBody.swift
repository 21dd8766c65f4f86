import HTTPTypes
import Hummingbird
import NIOCore

/// A body that doesn't change while the host runs, with the tag by which browsers ask for changes.
struct TaggedBody: Sendable {
    /// For an address that will never mean another body.
    static let keptForEver = "private, max-age=31536000, immutable"

    /// The name of these contents.
    let version: String
    private let buffer: ByteBuffer
    private let compressed: ByteBuffer?
    private let contentType: String

    /// Creates a body; `compressed` holds the same bytes in the format of gzip, for clients that take it.
    init(
        _ bytes: some Collection<UInt8>, compressed: (some Collection<UInt8>)?,
        contentType: String
    ) {
        version = EntityTag.version(of: bytes)
        buffer = ByteBuffer(bytes: bytes)
        self.compressed = compressed.map { ByteBuffer(bytes: $0) }
        self.contentType = contentType
    }

    init(_ bytes: some Collection<UInt8>, contentType: String) {
        self.init(bytes, compressed: [UInt8]?.none, contentType: contentType)
    }

    /// The response to a request; empty if the browser has this body already.
    func response(
        to request: Request, cacheControl: String = "no-cache", headers: HTTPFields = [:]
    ) -> Response {
        var headers = headers
        headers[.cacheControl] = cacheControl
        headers[.contentType] = contentType
        var body = buffer
        var tag = "\"\(version)\""
        if let compressed {
            headers[.vary] = "Accept-Encoding"
            if ContentCoding.acceptsGzip(request) {
                headers[.contentEncoding] = "gzip"
                body = compressed
                tag = "\"\(version)-gzip\""
            }
        }
        headers[.eTag] = tag
        if EntityTag.isKnown(tag, to: request) {
            return Response(status: .notModified, headers: headers)
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
}

/// Names for versions of bodies.
enum EntityTag {
    /// A name for contents, by the 64 bit FNV-1a hash.
    static func version(of bytes: some Sequence<UInt8>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// Returns `true` if a request says that its sender has the version with this tag.
    static func isKnown(_ tag: String, to request: Request) -> Bool {
        guard let known = request.headers[.ifNoneMatch] else { return false }
        return known == "*"
            || known.split(separator: ",").contains { candidate in
                let candidate = candidate.drop { $0 == " " }
                return candidate == tag || candidate == "W/\(tag)"
            }
    }
}

/// The forms in which a client takes a body.
enum ContentCoding {
    /// Returns `true` if a request names gzip among them, and doesn't refuse it with a quality of 0.
    static func acceptsGzip(_ request: Request) -> Bool {
        guard let accepted = request.headers[.acceptEncoding] else { return false }
        return accepted.lowercased().split(separator: ",").contains { coding in
            let parts = coding.split(separator: ";").map { $0.filter { $0 != " " } }
            guard parts.first == "gzip" else { return false }
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
            return quality.map { (Double($0) ?? 0) > 0 } ?? true
        }
    }
}
