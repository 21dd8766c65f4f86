#if OpenIDConnect
    /// The signatures that are accepted: by keys whose secret half only the provider has.
    enum SignatureAlgorithm: String, Decodable, Sendable, CaseIterable {
        case rs256 = "RS256"
        case rs384 = "RS384"
        case rs512 = "RS512"
        case ps256 = "PS256"
        case ps384 = "PS384"
        case ps512 = "PS512"
        case es256 = "ES256"
        case es384 = "ES384"
        case es512 = "ES512"
        case edDSA = "EdDSA"

        /// The kind of the keys that sign so, and no others.
        var kind: ProviderKey.Kind {
            switch self {
            case .rs256, .rs384, .rs512, .ps256, .ps384, .ps512: .rsa
            case .es256: .p256
            case .es384: .p384
            case .es512: .p521
            case .edDSA: .ed25519
            }
        }
    }
#endif
