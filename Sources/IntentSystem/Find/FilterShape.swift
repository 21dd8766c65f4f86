import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The shape of a filter by one property, as data for surfaces.
struct FilterShape {
    static let propertyField = "property"
    static let comparisonField = "comparison"
    /// The names of the fields for the values of a comparison.
    static let inputFields = ["value", "upper"]

    let property: String
    let title: String
    let inputType: any _IntentValue.Type
    let constraints: ValueConstraints
    let comparisons: [_ValueComparison]
    let locale: Locale

    /// The property, the comparison, and the values that the comparison needs.
    var structure: StructureShape {
        let shape = inputType._shape(constraints, in: locale)
        return StructureShape(
            name: title,
            fields: [
                .init(
                    name: Self.propertyField,
                    title: LocalizedStringResource(system: "Property").text(in: locale),
                    shape: .text, choices: [.init(value: property, title: title)],
                    defaultValue: .string(property)),
                .init(
                    name: Self.comparisonField,
                    title: LocalizedStringResource(system: "Comparison").text(in: locale),
                    shape: .text,
                    choices: comparisons.map {
                        .init(value: $0.rawValue, title: $0.words(about: shape, in: locale))
                    },
                    defaultValue: comparisons.first.map { .string($0.rawValue) }),
            ] + inputs(shape))
    }

    private func inputs(_ shape: ValueShape) -> [StructureShape.Field] {
        let titles: [LocalizedStringResource] = [.init(system: "Value"), .init(system: "and")]
        return zip(Self.inputFields, titles).enumerated().compactMap { place, field in
            let needing = comparisons.filter { $0.inputCount > place }
            guard !needing.isEmpty else { return nil }
            return .init(
                name: field.0, title: field.1.text(in: locale), shape: shape,
                choices: inputType.choices(in: locale),
                isOptional: needing != comparisons,
                condition: needing == comparisons
                    ? nil
                    : .init(
                        field: Self.comparisonField, values: needing.map(\.rawValue)))
        }
    }
}
