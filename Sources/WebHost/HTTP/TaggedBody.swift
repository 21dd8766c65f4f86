import HTTPTypes
import Hummingbird
import NIOCore

/// A body that doesn't change while the host runs, with the tag by which browsers check for
/// changes.
struct TaggedBody: Sendable {
    /// The caching rule for an address whose body never changes.
    static let keptForEver = "private, max-age=31536000, immutable"

    /// The version of the body.
    let version: String
    private let buffer: ByteBuffer
    private let compressed: ByteBuffer?
    private let contentType: String

    /// Creates a body; `compressed` contains it as gzip, for clients that accept that.
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

    /// Returns the response to a request; empty if the browser has this body already.
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

/// Tags for versions of bodies.
enum EntityTag {
    /// Returns the tag of a body, from the 64-bit FNV-1a hash.
    static func version(of bytes: some Sequence<UInt8>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// Returns `true` if a request names this tag as the version that its sender has.
    static func isKnown(_ tag: String, to request: Request) -> Bool {
        guard let known = request.headers[.ifNoneMatch] else { return false }
        return known == "*"
            || known.split(separator: ",").contains { candidate in
                let candidate = candidate.drop { $0 == " " }
                return candidate == tag || candidate == "W/\(tag)"
            }
    }
}

/// The content codings that a client accepts.
enum ContentCoding {
    /// Returns `true` if a request accepts gzip, with a quality other than 0.
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
