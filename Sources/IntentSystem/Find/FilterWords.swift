import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

extension _ValueComparison {
    /// Returns the words between a property and a value of a shape.
    func words(about shape: ValueShape, in locale: Locale) -> String {
        let isTime = shape == .date || shape == .dateParts
        let words: LocalizedStringResource =
            switch self {
            case .equalTo: .init(system: "is")
            case .notEqualTo: .init(system: "is not")
            case .contains: .init(system: "contains")
            case .hasPrefix: .init(system: "begins with")
            case .hasSuffix: .init(system: "ends with")
            case .lessThan: isTime ? .init(system: "is before") : .init(system: "is less than")
            case .lessThanOrEqualTo:
                isTime ? .init(system: "is not after") : .init(system: "is at most")
            case .greaterThan:
                isTime ? .init(system: "is after") : .init(system: "is greater than")
            case .greaterThanOrEqualTo:
                isTime ? .init(system: "is not before") : .init(system: "is at least")
            case .isBetween: .init(system: "is between")
            case .hasValue: .init(system: "has a value")
            case .hasNoValue: .init(system: "has no value")
            }
        return words.text(in: locale)
    }

    /// Returns a condition as a person reads it: “Name contains Fuji”.
    func sentence(_ property: String, _ inputs: [String], in locale: Locale) -> String {
        let and = " \(LocalizedStringResource(system: "and").text(in: locale)) "
        return [property, words(about: .text, in: locale), inputs.joined(separator: and)]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}
