package import AppIntentsMetadata
import Foundation

extension ParameterValue {
    /// The value as a person reads it; `nil` if there is none, or nothing to be read.
    package var readable: String? {
        switch self {
        case .null, .data: nil
        case .bool(let value): value ? "yes" : "no"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let text): text.isEmpty ? nil : text
        case .entity(_, let id): id
        case .enumeration(_, let rawValue): rawValue
        case .date(let date): date.formatted(.iso8601)
        case .array(let values):
            values.isEmpty ? nil : values.compactMap(\.readable).joined(separator: ", ")
        }
    }
}
