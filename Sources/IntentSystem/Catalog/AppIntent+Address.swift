import AppIntents
import Foundation

extension AppIntent {
    /// The intent has no work of its own: it stands for an address.
    static var opensAddress: Bool { PerformResult.self == Never.self }

    /// The address that the intent stands for; `nil` if it stands for none, or a value in it is missing.
    var address: URL? {
        get async { await (self as? any URLRepresentableIntent)?.urlRepresentation }
    }
}
