import Foundation
import HTTPTypes
import Logging
import NIOCore
import _JSON

struct BearerCheck: Sendable {
    typealias Refusal = MCPError.TokenFault

    let authorization: Authorization
    let now: @Sendable () -> Date
    let logger: Logger

    func token(in header: String?) async throws(Refusal) -> VerifiedToken {
        guard let header else { throw .missing }
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .missing }
        let token: VerifiedToken?
        do {
            token = try await authorization.verifier.verify(String(parts[1]))
        } catch {
            logger.error("A token could not be verified", metadata: ["error": "\(error)"])
            throw .unverified
        }
        guard let token, token.audiences.contains(authorization.resource.absoluteString),
            token.expiry.map({ $0 > now() }) ?? true
        else { throw .invalid }
        return token
    }

    func check(_ token: VerifiedToken, _ method: String?, _ name: String?) throws(Refusal) {
        let required = authorization.requiredScopes(method, name)
        guard token.scopes.isSuperset(of: required) else { throw .insufficientScope(required) }
    }

    /// Returns the value of the header `WWW-Authenticate` for a refusal.
    func challenge(_ refusal: Refusal) -> String {
        var parts = ["resource_metadata=\"\(metadataURL)\""]
        switch refusal {
        case .missing, .unverified: parts += scope(authorization.scopes)
        case .invalid: parts = ["error=\"invalid_token\""] + parts + scope(authorization.scopes)
        case .insufficientScope(let scopes):
            parts = ["error=\"insufficient_scope\""] + parts + scope(scopes)
        }
        return "Bearer " + parts.joined(separator: ", ")
    }

    private func scope(_ scopes: [String]) -> [String] {
        scopes.isEmpty ? [] : ["scope=\"\(scopes.joined(separator: " "))\""]
    }

    // MARK: - Metadata

    /// The path at which clients look for the metadata of a resource whose path they don't know.
    static let metadataRoot = "/.well-known/oauth-protected-resource"

    /// The path at which clients look for the metadata of this resource.
    var metadataPath: String {
        let path = authorization.resource.path
        return Self.metadataRoot + (path == "/" ? "" : path)
    }

    private var metadataURL: String {
        var address = URLComponents(url: authorization.resource, resolvingAgainstBaseURL: false)
        address?.path = metadataPath
        address?.query = nil
        return address?.string ?? metadataPath
    }

    /// The document that names the authorization servers to clients.
    var metadata: ByteBuffer {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("resource", authorization.resource.absoluteString)
            writer.name("authorization_servers")
            writer.array(authorization.servers) { $0.string($1.absoluteString) }
            if !authorization.scopes.isEmpty {
                writer.name("scopes_supported")
                writer.array(authorization.scopes) { $0.string($1) }
            }
            writer.name("bearer_methods_supported")
            writer.array(["header"]) { $0.string($1) }
        }
        return writer.buffer
    }
}

extension MCPError.TokenFault {
    var status: HTTPResponse.Status {
        switch self {
        case .missing, .invalid: .unauthorized
        case .insufficientScope: .forbidden
        // Another token would be refused as well.
        case .unverified: .serviceUnavailable
        }
    }
}
