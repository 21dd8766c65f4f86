import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import _JSON

/// A point in time, of which a parameter may want the day or the time of day only.
struct DateMapping: ValueMapping {
    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject {
        switch parameter.dateKind {
        case .date?: ["type": "string", "format": "date"]
        case .time?: ["type": "string", "format": "time"]
        case .dateTime?, nil: ["type": "string", "format": "date-time"]
        }
    }

    var resultSchema: JSONObject { ["type": "string", "format": "date-time"] }

    func value(of json: JSONValue) -> ParameterValue? { json.string.map(ParameterValue.string) }

    /// Nothing: a date that is a default is mostly today.
    func argument(for value: ParameterValue) -> JSONValue? { nil }

    func result(_ value: PresentedValue) -> JSONValue {
        guard case .date(let date) = value.data else { return .null }
        return .string(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }

    func formKind(_ field: Question.Field) -> Form.Kind { .date(field) }
}

extension Form.Kind {
    /// A text for the part of a date that a field asks for; forms know no time of day.
    static func date(_ field: Question.Field) -> Form.Kind {
        let standing = field.error == nil ? field.standingText : nil
        return switch field.parameter.dateKind {
        case .date?: .text(format: .date, default: standing)
        case .time?: .text(default: field.standingText)
        case .dateTime?, nil: .text(format: .dateTime, default: standing)
        }
    }
}
