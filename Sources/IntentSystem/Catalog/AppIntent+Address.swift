import AppIntents
import Foundation

extension AppIntent {
    /// The intent has no work of its own: it stands for an address.
    static var opensAddress: Bool { PerformResult.self == Never.self }

    /// The identifier of the contents to which the intent leads; `nil` if it leads to none.
    var targetContentIdentifier: String? {
        Self.leadsToContents ? (self as? any TargetContentProvidingIntent)?.contentIdentifier : nil
    }

    /// The address that the intent stands for; `nil` if it stands for none, or a value in it is missing.
    var address: URL? {
        get async { await (self as? any URLRepresentableIntent)?.urlRepresentation }
    }
}
