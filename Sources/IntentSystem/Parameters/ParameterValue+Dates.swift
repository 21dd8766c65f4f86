import AppIntents
import AppIntentsMetadata
import Foundation

extension ParameterValue {
    /// Returns the data with each date that has no time zone as one of the person's.
    ///
    /// Without a time zone in the locale, it is one of the process's.
    func dated(as type: any _IntentValue.Type, for locale: Locale) -> ParameterValue {
        // A shape costs more than a look at the text.
        guard mayHoldDate, let timeZone = locale.timeZone else { return self }
        return type.shape(in: locale).dated(self, in: timeZone)
    }

    private var mayHoldDate: Bool {
        switch self {
        case .string(let text): text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
        case .array(let elements): elements.contains(where: \.mayHoldDate)
        case .structure(let fields): fields.values.contains(where: \.mayHoldDate)
        default: false
        }
    }
}

extension ValueShape {
    fileprivate func dated(_ data: ParameterValue, in timeZone: TimeZone) -> ParameterValue {
        switch (self, data) {
        case (.date, .string(let text)):
            return Date(dateText: text, in: timeZone).map { .date($0) } ?? data
        case (.list(let element), .array(let elements)):
            return .array(elements.map { element.dated($0, in: timeZone) })
        case (.list(let element), _):
            return element.dated(data, in: timeZone)
        case (.structure(let structure), .structure(var fields)):
            for field in structure.fields {
                guard let given = fields[field.name] else { continue }
                fields[field.name] = field.shape.dated(given, in: timeZone)
            }
            return .structure(fields)
        case (.union(let shapes), .structure(let fields)):
            return shapes.first { $0.admits(fields) }?.dated(data, in: timeZone) ?? data
        default: return data
        }
    }

    /// The shape is a structure whose choices are those of the given fields: these name the kind of a
    /// union's value, or the property of a filter.
    private func admits(_ given: [String: ParameterValue]) -> Bool {
        guard case .structure(let structure) = self else { return false }
        return structure.fields.allSatisfy { field in
            guard !field.choices.isEmpty, case .string(let text)? = given[field.name] else {
                return given[field.name] == nil || field.choices.isEmpty
            }
            return field.choices.contains { $0.value == text }
        }
    }
}
