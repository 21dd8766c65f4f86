import AppIntents
package import AppIntentsMetadata
import Foundation
import _Localization

/// A condition of a find action as a person types it.
package struct FindCondition: Sendable {
    /// The property and the comparison: “continent is”.
    package let words: String
    /// The number of the values that follow.
    package let valueCount: Int
    /// The values that may follow; empty if none follows, or if it is any other one.
    package let values: [StructureShape.Choice]
    /// The units that may follow the number of a value; empty for other values.
    package let units: [StructureShape.Choice]
    /// The type of the entities that may follow, if they are entities.
    let entityType: (any AppEntity.Type)?

    /// Entities may follow.
    package var takesEntity: Bool { entityType != nil }
}

extension FilteredProperty {
    /// Returns the conditions of the property, in the words that `FilterSentence` reads.
    func conditions(_ constraints: ValueConstraints, in locale: Locale) -> [FindCondition] {
        let name = PropertyName.readable(name).lowercased()
        return comparisons.map { comparison, type in
            let asked = type.unwrappedType
            let shape = asked._shape(constraints, in: locale)
            // Typed conditions are read in English.
            let words = comparison.words(about: shape, in: Locale(identifier: "en"))
            let isBool = shape == .bool && comparison.inputCount > 0
            let choices: [StructureShape.Choice] =
                isBool
                ? ["yes", "no"].map { .init(value: $0, title: $0) } : asked.choices(in: locale)
            return FindCondition(
                words: "\(name) \(words)", valueCount: comparison.inputCount,
                values: comparison.inputCount == 1 ? choices : [],
                units: comparison.inputCount > 0 ? shape.units : [],
                entityType: comparison.inputCount > 0 ? asked.entityType : nil)
        }
    }
}

extension ValueShape {
    /// The choices of the second field of a number with a unit, which as a text is “5 km”; empty for
    /// any other value.
    fileprivate var units: [StructureShape.Choice] {
        guard case .structure(let structure) = self, structure.fields.count == 2,
            structure.fields[0].shape == .number, structure.fields[1].shape == .text
        else { return [] }
        return structure.fields[1].choices
    }
}
