package import AppIntentsMetadata
package import HTTPTypes

extension FileProblem {
    /// The seconds after which the file may be sent again, if they are known.
    package var retryAfter: Int? {
        if case .personFull(let seconds) = self { seconds } else { nil }
    }

    /// The status of the response to a refused file.
    package var status: HTTPResponse.Status {
        switch self {
        case .tooLarge: .contentTooLarge
        case .longerThanSaid, .shorterThanSaid: .badRequest
        case .typeNotAccepted, .notOfItsType: .unsupportedMediaType
        case .personFull: .tooManyRequests
        case .sessionFull, .systemFull, .disk: .init(code: 507)
        case .abandoned: .requestTimeout
        case .notFound: .notFound
        }
    }
}
