import Foundation
import _Cryptography

/// The encryption of a service's state for the time until a client returns.
///
/// The client can neither read nor change the state, nor use it for another request.
///
/// A sealed state is bound to the principal, the method and the parameters of its request, and is
/// valid for a limited time. Until then a client may return it more than once; only the service can
/// know whether that matters.
struct StateSealer: Sendable {
    /// The principal and the request to which a state belongs.
    struct Binding: Sendable {
        var principal: Principal
        var method: String
        var parameters: RequestDigest

        fileprivate var bytes: [UInt8] {
            // The fixed-length part comes first, and a byte that no name contains is the separator,
            // so no byte can move from one part to the other.
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

    /// Returns the state as a text for the client.
    func seal(_ state: [UInt8], for binding: Binding) -> String {
        let expiry = UInt64((now() + lifetime).timeIntervalSince1970)
        var contents = withUnsafeBytes(of: expiry.bigEndian, Array.init)
        contents += state
        return Self.prefix + key.seal(contents, in: binding.bytes).base64URL
    }

    /// Returns the state in a text that a client sent back.
    func open(_ text: String, for binding: Binding) throws(MCPError) -> [UInt8] {
        guard text.hasPrefix(Self.prefix),
            let sealed = [UInt8](base64URL: text.dropFirst(Self.prefix.count)),
            sealed.count >= SecretKey.sealLength
        else { throw .invalidState(.unreadable) }
        // A changed state and one from another request are indistinguishable.
        guard let contents = key.open(sealed, in: binding.bytes), contents.count >= 8
        else { throw .invalidState(.otherRequest) }
        let expiry = contents.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard now().timeIntervalSince1970 < Double(expiry) else { throw .invalidState(.expired) }
        return Array(contents.dropFirst(8))
    }
}
