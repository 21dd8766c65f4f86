package import AppIntentsMetadata
package import HTTPTypes

extension FileProblem {
    /// The status of the response to a refused file.
    package var status: HTTPResponse.Status {
        switch self {
        case .tooLarge: .contentTooLarge
        case .longerThanSaid, .shorterThanSaid: .badRequest
        case .typeNotAccepted, .notOfItsType: .unsupportedMediaType
        case .sessionFull, .systemFull, .disk: .init(code: 507)
        case .abandoned: .requestTimeout
        case .notFound: .notFound
        }
    }
}
