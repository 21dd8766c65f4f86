import AppIntentsMetadata
import Foundation
import RelevanceKit

/// A stored relevant intent.
struct RelevanceRecord: Sendable, Hashable, Codable {
    /// The identifier of the intent; `nil` for a widget that a person can't configure.
    let intent: String?
    let values: [String: ParameterValue]
    let widgetKind: String
    let clue: RelevantContext.Clue

    /// The time before and after a moment during which a widget is useful.
    static let aroundMoment: TimeInterval = 3600

    /// The time during which the widget is useful; `nil` if the time doesn't decide.
    var span: ClosedRange<Date>? {
        switch clue {
        case .moment(let date):
            date.addingTimeInterval(-Self.aroundMoment)...date.addingTimeInterval(Self.aroundMoment)
        case .span(let start, let end): start <= end ? start...end : nil
        case .place, .unknowable: nil
        }
    }

    /// The time after which the widget is useless.
    var end: Date { span?.upperBound ?? .distantFuture }

    /// The widget is useful at a place, whenever a person is there.
    var isOfPlace: Bool { if case .place = clue { true } else { false } }

    /// Returns whether the widget is useful now, to a person whose location may be known.
    func isRelevant(at now: Date, to location: PersonLocation?) -> Bool {
        if let span { return span.contains(now) }
        guard let location else { return false }
        return clue.includes(latitude: location.latitude, longitude: location.longitude)
    }
}
