#if OpenIDConnect
    /// The reason why a person, or an assistant's token, is not let in.
    package enum OpenIDProblem: Error, Hashable, CustomStringConvertible {
        /// The provider doesn't answer, or not with what is needed.
        case away(String)
        /// The provider's description of itself can't be used.
        case unusable(String)
        /// The provider refused the person, or their code, with its word for the reason.
        case refused(String)
        /// The provider refused the app, with its word for the reason.
        case unregistered(String)
        /// The return belongs to no signing in that this browser began, or to one of long ago.
        case stale
        /// The token can't be believed.
        case token(TokenFault)

        package enum TokenFault: Hashable, Sendable {
            case tooLong(limit: Int)
            case malformed
            /// It isn't signed, or in a way that isn't safe here.
            case algorithm(String)
            case unknownKey(String?)
            case forged
            case issuer, audience, nonce
            /// It expired, or begins to count, some seconds away from now.
            case expired(seconds: Int)
            case early(seconds: Int)
            /// A claim is missing, or no name.
            case claim(String)
        }

        package var description: String {
            switch self {
            case .away(let reason):
                "The provider of OpenID Connect doesn't answer as it should: \(reason)."
            case .unusable(let reason):
                """
                The provider of OpenID Connect can't be used: \(reason). Compare --openid-issuer with the member \
                “issuer” of its configuration.
                """
            case .refused(let word): "The provider of OpenID Connect refused: \(word)."
            case .unregistered(let word):
                """
                The provider of OpenID Connect refused the app itself: \(word). Compare --openid-client, the secret and \
                --public-url with what is registered there.
                """
            case .stale:
                "This return from the provider belongs to no signing in that this browser began within ten minutes."
            case .token(let fault): "The provider's token can't be believed: \(fault.words)."
            }
        }
    }

    extension OpenIDProblem.TokenFault {
        /// The clocks of the provider and of this machine may differ.
        var isAboutTime: Bool {
            switch self {
            case .expired, .early: true
            default: false
            }
        }

        fileprivate var words: String {
            switch self {
            case .tooLong(let limit): "it has more than \(limit) bytes"
            case .malformed: "it is no JSON Web Token"
            // Anyone can send a token with these two.
            case .algorithm(let name):
                "it is signed by “\(OpenIDProvider.word(name))”, which isn't accepted"
            case .unknownKey(let name?): "the provider has no key “\(OpenIDProvider.word(name))”"
            case .unknownKey(nil): "it names no key, and the provider has several"
            case .forged: "its signature is not the provider's"
            case .issuer: "it is another provider's"
            case .audience: "it is for another receiver"
            case .nonce: "it answers another request"
            case .expired(let seconds):
                "it expired \(seconds) seconds ago; the clocks may differ"
            case .early(let seconds):
                "it counts only in \(seconds) seconds; the clocks may differ"
            case .claim(let name): "its claim “\(name)” is missing, or can't be a name"
            }
        }
    }
#endif
