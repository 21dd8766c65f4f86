#if OpenIDConnect
    package import Foundation
    package import Logging

    /// A provider of OpenID Connect: its description of itself, its keys, and what it gives for a code.
    ///
    /// The documents that it publishes are kept for an hour, and for a day if it doesn't answer. A token with an unknown key
    /// is a reason to read its keys again, once a minute at most.
    package actor OpenIDProvider {
        /// The members of the description that are used here.
        struct Metadata: Decodable, Sendable {
            var issuer: String
            var authorizationEndpoint: String
            var tokenEndpoint: String
            var jwksURI: String
            var endSessionEndpoint: String?
            var tokenEndpointAuthMethods: [String]?
            /// Every return names the provider (RFC 9207).
            var namesIssuer: Bool?

            enum CodingKeys: String, CodingKey {
                case issuer
                case authorizationEndpoint = "authorization_endpoint"
                case tokenEndpoint = "token_endpoint"
                case jwksURI = "jwks_uri"
                case endSessionEndpoint = "end_session_endpoint"
                case tokenEndpointAuthMethods = "token_endpoint_auth_methods_supported"
                case namesIssuer = "authorization_response_iss_parameter_supported"
            }
        }

        private struct Known: Sendable {
            var metadata: Metadata
            var keys: [ProviderKey]
            var read: Date

            /// Returns the keys with a name; a token that names none may have the only one.
            func keys(named name: String?) -> [ProviderKey] {
                guard let name else { return keys.count == 1 ? keys : [] }
                return keys.filter { $0.name == name }
            }
        }

        private static let renewal: TimeInterval = 3600
        private static let longestRenewal: TimeInterval = 24 * 3600
        private static let shortestRenewal: TimeInterval = 60
        /// The time for which a failure is told again, while nothing is known, without asking the provider.
        private static let shortestRetry: TimeInterval = 5
        /// The most keys that a provider publishes.
        package static let mostKeys = 32
        /// The most codes that are exchanged at the same time: anyone can come with one.
        package static let mostExchanges = 32

        package nonisolated let settings: OpenIDSettings
        private let send: @Sendable (ProviderRequest) async throws -> ProviderReply
        private let now: @Sendable () -> Date
        private let logger: Logger
        private var known: Known?
        /// The last time at which the documents were read, or could not be.
        private var tried = Date.distantPast
        /// The last time at which a token with an unknown key was the reason.
        private var sought = Date.distantPast
        private var reading: Task<Result<Known, OpenIDProblem>, Never>?
        /// The reason why the documents could not be read, the last time.
        private var failure: OpenIDProblem?
        private var exchanges = 0

        package init(
            _ settings: OpenIDSettings, logger: Logger = Logger(label: "OpenIDConnect"),
            send: @escaping @Sendable (ProviderRequest) async throws -> ProviderReply = {
                try await $0.answer()
            },
            now: @escaping @Sendable () -> Date = { Date() }
        ) {
            (self.settings, self.logger, self.send, self.now) = (settings, logger, send, now)
        }

        // MARK: - What it publishes

        /// The provider's description of itself.
        var metadata: Metadata {
            get async throws(OpenIDProblem) { try await documents().metadata }
        }

        /// Returns the keys that may have signed a token.
        func keys(named name: String?) async throws(OpenIDProblem) -> [ProviderKey] {
            var documents = try await documents()
            if documents.keys(named: name).isEmpty,
                reading != nil || now().timeIntervalSince(sought) >= Self.shortestRenewal
            {
                if reading == nil { sought = now() }
                documents = try await read()
            }
            return documents.keys(named: name)
        }

        private func documents() async throws(OpenIDProblem) -> Known {
            guard let known, now().timeIntervalSince(known.read) < Self.longestRenewal else {
                if let failure, now().timeIntervalSince(tried) < Self.shortestRetry {
                    throw failure
                }
                return try await read()
            }
            guard now().timeIntervalSince(known.read) >= Self.renewal,
                now().timeIntervalSince(tried) >= Self.shortestRenewal
            else { return known }
            // The provider may be away for a while; its keys stay what they were.
            return (try? await read()) ?? known
        }

        /// Reads the documents; all who need them at the same time wait for one reading.
        private func read() async throws(OpenIDProblem) -> Known {
            let task =
                reading
                ?? Task {
                    defer { reading = nil }
                    do throws(OpenIDProblem) {
                        let new = try await readNow()
                        (known, failure) = (new, nil)
                        return .success(new)
                    } catch {
                        failure = error
                        logger.log(level: known == nil ? .error : .warning, "\(error)")
                        return .failure(error)
                    }
                }
            reading = task
            return try await task.value.get()
        }

        private func readNow() async throws(OpenIDProblem) -> Known {
            tried = now()
            let place = settings.issuer.hasSuffix("/") ? "" : "/"
            let metadata: Metadata = try await document(
                ProviderRequest(
                    address: settings.issuer + place + ".well-known/openid-configuration"))
            guard metadata.issuer == settings.issuer else {
                throw .unusable("it calls itself “\(metadata.issuer.prefix(200))”")
            }
            let addresses = [
                metadata.authorizationEndpoint, metadata.tokenEndpoint, metadata.jwksURI,
                metadata.endSessionEndpoint,
            ].compactMap(\.self)
            if let unsafe = addresses.first(where: { !OpenIDSettings.isSafe($0) }) {
                throw .unusable("“\(unsafe.prefix(200))” is no address of HTTPS")
            }
            let set: KeySet = try await document(ProviderRequest(address: metadata.jwksURI))
            let keys = set.keys.compactMap(\.key)
            guard !keys.isEmpty, keys.count <= Self.mostKeys else {
                throw .unusable("it publishes \(keys.count) keys for signatures")
            }
            return Known(metadata: metadata, keys: keys, read: now())
        }

        // MARK: - What it gives

        /// Returns the ID token for a code.
        func token(
            for code: String, verifier: String, returning address: String
        ) async throws(OpenIDProblem) -> String {
            struct Tokens: Decodable {
                var id: String
                enum CodingKeys: String, CodingKey { case id = "id_token" }
            }
            guard exchanges < Self.mostExchanges else {
                throw .away("\(exchanges) other codes are being exchanged")
            }
            exchanges += 1
            defer { exchanges -= 1 }
            let metadata = try await metadata
            var request = ProviderRequest(
                address: metadata.tokenEndpoint,
                form: [
                    "grant_type": "authorization_code", "code": code, "redirect_uri": address,
                    "client_id": settings.client, "code_verifier": verifier,
                ])
            if let secret = settings.secret {
                let methods = metadata.tokenEndpointAuthMethods ?? ["client_secret_basic"]
                if methods.contains("client_secret_basic") {
                    let words = [settings.client, secret].map(FormEncoding.encoded)
                        .joined(separator: ":")
                    request.authorization = "Basic " + Data(words.utf8).base64EncodedString()
                } else {
                    request.form?["client_secret"] = secret
                }
            }
            let tokens: Tokens = try await document(request)
            return tokens.id
        }

        private func document<Document: Decodable>(
            _ request: ProviderRequest
        ) async throws(OpenIDProblem) -> Document {
            let reply: ProviderReply
            do {
                reply = try await send(request)
            } catch {
                throw .away("\(request.address): \(error)")
            }
            if reply.status == 200 {
                do {
                    return try JSONDecoder().decode(Document.self, from: reply.body)
                } catch {
                    throw .away("\(request.address) answers with something else")
                }
            }
            if request.form != nil, (400...499).contains(reply.status),
                ![408, 429].contains(reply.status)
            {
                let refusal = try? JSONDecoder().decode(Refusal.self, from: reply.body)
                let word = Self.word(refusal?.error ?? "\(reply.status)")
                throw word == "invalid_grant" ? .refused(word) : .unregistered(word)
            }
            throw .away("\(request.address) answers with status \(reply.status)")
        }

        /// Returns a word of a provider or of a token, without what doesn't belong into a log.
        static func word(_ text: String) -> String {
            let letters = text.unicodeScalars.prefix(80).filter { letter in
                letter.isASCII
                    && (letter.properties.isAlphabetic
                        || "_-0123456789".unicodeScalars.contains(letter))
            }
            return letters.isEmpty ? "without a reason" : String(String.UnicodeScalarView(letters))
        }
    }

    /// The body of a refusal.
    private struct Refusal: Decodable { var error: String }

    /// A published set of keys, without those that are unknown here.
    private struct KeySet: Decodable {
        struct Member: Decodable {
            var key: ProviderKey?

            init(from decoder: any Decoder) throws { key = try? ProviderKey(from: decoder) }
        }
        var keys: [Member]
    }
#endif
