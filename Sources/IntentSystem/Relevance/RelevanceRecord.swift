import AppIntentsMetadata
import Foundation
import RelevanceKit

/// A relevant intent as it is kept.
struct RelevanceRecord: Sendable, Hashable, Codable {
    /// The identifier of the intent.
    let intent: String
    let values: [String: ParameterValue]
    let widgetKind: String
    let clue: RelevantContext.Clue

    /// How long before and after a moment a widget is of use.
    static let aroundMoment: TimeInterval = 3600

    /// The moments between which it is of use; `nil` for never.
    var span: ClosedRange<Date>? {
        switch clue {
        case .moment(let date):
            date.addingTimeInterval(-Self.aroundMoment)...date.addingTimeInterval(Self.aroundMoment)
        case .span(let start, let end): start <= end ? start...end : nil
        case .unknowable: nil
        }
    }
}
