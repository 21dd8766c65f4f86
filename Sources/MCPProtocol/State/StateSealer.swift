import Foundation
import _Cryptography

/// Encrypts what a service wants to find again when a client comes back, so that the client can
/// neither read nor change it, nor bring it back for anything else.
///
/// A sealed state is bound to who was asked, by which method and with which parameters, and is good
/// for a limited time. It can be brought back more than once while that lasts: whether that matters
/// only the service can know.
struct StateSealer: Sendable {
    /// The person and the request that a state belongs to.
    struct Binding: Sendable {
        var principal: Principal
        var method: String
        var parameters: RequestDigest

        fileprivate var bytes: [UInt8] {
            // Fixed length first and a byte that no name has in between: nothing can be shifted
            // from one to the other.
            parameters.bytes + Array(method.utf8) + [0] + Array(principal.identity.utf8)
        }
    }

    private static let prefix = "v1."
    private let key: SecretKey
    private let lifetime: TimeInterval
    private let now: @Sendable () -> Date

    init(key: [UInt8]?, lifetime: Duration, now: @escaping @Sendable () -> Date) {
        self.key = key.map { SecretKey(secret: $0) } ?? SecretKey()
        self.lifetime = TimeInterval(lifetime.components.seconds)
        self.now = now
    }

    /// The state as a text for the client.
    func seal(_ state: [UInt8], for binding: Binding) -> String {
        let expiry = UInt64((now() + lifetime).timeIntervalSince1970)
        var contents = withUnsafeBytes(of: expiry.bigEndian, Array.init)
        contents += state
        return Self.prefix + Data(key.seal(contents, in: binding.bytes)).base64URLEncodedString
    }

    /// The state in a text that a client brought back.
    func open(_ text: String, for binding: Binding) throws(MCPError) -> [UInt8] {
        guard text.hasPrefix(Self.prefix),
            let sealed = Data(base64URLEncoded: text.dropFirst(Self.prefix.count)),
            sealed.count >= SecretKey.sealLength
        else { throw .invalidState(.unreadable) }
        // A state that was changed and one that is brought back elsewhere look the same.
        guard let contents = key.open(Array(sealed), in: binding.bytes), contents.count >= 8
        else { throw .invalidState(.otherRequest) }
        let expiry = contents.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard now().timeIntervalSince1970 < Double(expiry) else {
            throw .invalidState(.expired)
        }
        return Array(contents.dropFirst(8))
    }
}

extension Data {
    fileprivate var base64URLEncodedString: String {
        var text = base64EncodedString()
        text.replace("+", with: "-")
        text.replace("/", with: "_")
        text.replace("=", with: "")
        return text
    }

    /// Reads base 64 in the form for addresses; what isn't written the one right way is refused.
    fileprivate init?(base64URLEncoded text: Substring) {
        var standard = String(text)
        standard.replace("-", with: "+")
        standard.replace("_", with: "/")
        standard += String(repeating: "=", count: (4 - standard.count % 4) % 4)
        guard let data = Data(base64Encoded: standard), data.base64URLEncodedString == text
        else { return nil }
        self = data
    }
}
