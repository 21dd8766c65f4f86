package import AppIntentsMetadata
import Foundation

extension ParameterValue {
    /// The value as a person reads it in a message about a mistake in it; `nil` if there is nothing
    /// to read.
    ///
    /// A valid value is described by its type instead, in the person's language. An identifier is a
    /// name for programs, so an entity has no text here.
    package var readable: String? {
        switch self {
        case .null, .data, .entity: nil
        case .bool(let value): value ? "yes" : "no"
        case .int(let value): String(value)
        case .double(let value): Int(exactly: value).map { String($0) } ?? String(value)
        case .string(let text): text.isEmpty ? nil : text
        case .date(let date): date.formatted(.iso8601)
        case .duration(let duration): duration.iso8601Text
        case .enumeration(_, let rawValue): rawValue
        case .file(let file): file.name
        case .array(let values): Self.joined(values, by: ", ")
        case .structure(let fields):
            Self.joined(fields.sorted { $0.key > $1.key }.map(\.value), by: " ")
        }
    }

    private static func joined(_ values: [ParameterValue], by separator: String) -> String? {
        let texts = values.compactMap(\.readable)
        return texts.isEmpty ? nil : texts.joined(separator: separator)
    }
}
