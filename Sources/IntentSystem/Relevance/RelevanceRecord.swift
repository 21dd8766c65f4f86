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

    /// The moments between which it is of use; `nil` if it isn't the time that decides.
    var span: ClosedRange<Date>? {
        switch clue {
        case .moment(let date):
            date.addingTimeInterval(-Self.aroundMoment)...date.addingTimeInterval(Self.aroundMoment)
        case .span(let start, let end): start <= end ? start...end : nil
        case .place, .unknowable: nil
        }
    }

    /// The moment from which on it is of no use.
    var end: Date { span?.upperBound ?? .distantFuture }

    /// It is of use at a place, whenever a person is there.
    var isOfPlace: Bool { if case .place = clue { true } else { false } }

    /// Tells whether it is of use now, to a person of whom it may be known where they are.
    func isRelevant(at now: Date, to location: PersonLocation?) -> Bool {
        if let span { return span.contains(now) }
        guard let location else { return false }
        return clue.includes(latitude: location.latitude, longitude: location.longitude)
    }
}
