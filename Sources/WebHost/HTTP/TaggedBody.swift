import Foundation
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
    private let compressed: [ContentCoding: ByteBuffer]
    private let contentType: String

    /// Creates a body; `compressed` contains it for clients that accept a coding.
    init(
        _ bytes: some Collection<UInt8>, compressed: [ContentCoding: Data] = [:],
        contentType: String
    ) {
        version = EntityTag.version(of: bytes)
        buffer = ByteBuffer(bytes: bytes)
        self.compressed = compressed.mapValues { ByteBuffer(bytes: $0) }
        self.contentType = contentType
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
        if !compressed.isEmpty {
            headers[.vary] = "Accept-Encoding"
            let coding = ContentCoding.allCases.first {
                compressed[$0] != nil && $0.isAccepted(by: request)
            }
            if let coding, let coded = compressed[coding] {
                headers[.contentEncoding] = coding.rawValue
                body = coded
                tag = "\"\(version)-\(coding.rawValue)\""
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

/// The codings in which bodies are kept, the smallest first.
enum ContentCoding: String, CaseIterable {
    case brotli = "br"
    case gzip

    /// The ending of a file with this coding.
    var fileExtension: String {
        switch self {
        case .brotli: "br"
        case .gzip: "gz"
        }
    }

    /// Returns `true` if a request accepts this coding, with a quality other than 0.
    func isAccepted(by request: Request) -> Bool {
        guard let accepted = request.headers[.acceptEncoding] else { return false }
        return accepted.lowercased().split(separator: ",").contains { coding in
            let parts = coding.split(separator: ";").map { $0.filter { $0 != " " } }
            guard let name = parts.first, name == rawValue else { return false }
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
            return quality.map { (Double($0) ?? 0) > 0 } ?? true
        }
    }
}
