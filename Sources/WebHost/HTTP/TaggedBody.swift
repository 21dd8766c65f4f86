import HTTPTypes
import Hummingbird
import NIOCore

/// A body that doesn't change while the host runs, with the tag by which browsers ask for changes.
struct TaggedBody: Sendable {
    let buffer: ByteBuffer
    let tag: String
    let contentType: String

    init(_ bytes: some Collection<UInt8>, contentType: String) {
        buffer = ByteBuffer(bytes: bytes)
        tag = EntityTag.text(of: bytes)
        self.contentType = contentType
    }

    /// The response to a request; empty if the browser has this body already.
    func response(
        to request: Request, cacheControl: String = "no-cache", headers: HTTPFields = [:]
    ) -> Response {
        var headers = headers
        headers[.eTag] = tag
        headers[.cacheControl] = cacheControl
        headers[.contentType] = contentType
        if EntityTag.isKnown(tag, to: request) {
            return Response(status: .notModified, headers: headers)
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: buffer))
    }
}

/// Names for versions of bodies.
enum EntityTag {
    /// A tag for contents, by the 64 bit FNV-1a hash.
    static func text(of bytes: some Sequence<UInt8>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "\"\(String(hash, radix: 16))\""
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
