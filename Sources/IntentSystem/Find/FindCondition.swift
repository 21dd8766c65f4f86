import AppIntents
package import AppIntentsMetadata
import Foundation
import _Localization

/// A condition of a find action as a person types it.
package struct FindCondition: Sendable, Hashable {
    /// The property and the comparison: “continent is”.
    package let words: String
    /// A value follows.
    package let takesValue: Bool
    /// The values that may follow; empty if none follows, or if it is any other one.
    package let values: [StructureShape.Choice]
}

extension FilteredProperty {
    /// Returns the conditions of the property, in the words that `FilterSentence` reads.
    func conditions(in locale: Locale) -> [FindCondition] {
        let name = PropertyName.readable(name).lowercased()
        return comparisons.map { comparison, type in
            let asked = type.unwrappedType
            let shape = asked.shape(in: locale)
            // Typed conditions are read in English.
            let words = comparison.words(about: shape, in: Locale(identifier: "en"))
            let isBool = shape == .bool && comparison.inputCount > 0
            let choices: [StructureShape.Choice] =
                isBool
                ? ["yes", "no"].map { .init(value: $0, title: $0) } : asked.choices(in: locale)
            return FindCondition(
                words: "\(name) \(words)", takesValue: comparison.inputCount > 0,
                values: comparison.inputCount == 1 ? choices : [])
        }
    }
}
