package import AppIntents
package import AppIntentsMetadata
import Foundation
import _Localization

/// One condition of a find action, as a value that every surface can ask for: a property, a
/// comparison and the values to compare with.
///
/// As text it is a sentence: `name contains fuji`.
package struct EntityFilter<Source: FindSource>: Sendable, Hashable {
    let filter: FindRequest.Filter

    init(_ filter: FindRequest.Filter) {
        self.filter = filter
    }
}

extension EntityFilter: _IntentValue {
    /// No resolvers: other values don't become conditions.
    package static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }

    /// The values that properties are compared with.
    package static var _composition: _ValueComposition {
        _ValueComposition(kind: .plain) { Source.filters.flatMap { $0.inputTypes.map(\.type) } }
    }

    /// Returns the shape of a filter: one structure for each property, with its comparisons and the
    /// values that they need.
    package static func _shape(
        _ constraints: ValueConstraints, in locale: Locale
    ) -> ValueShape {
        let titles = Source.Entity.entityProperties
        return .union(
            Source.filters.flatMap { property in
                property.inputTypes.map { type, comparisons in
                    .structure(
                        FilterShape(
                            property: property.name,
                            title: titles.title(of: property.name, in: locale), inputType: type,
                            constraints: titles.constraints(of: property.name),
                            comparisons: comparisons, locale: locale
                        ).structure)
                }
            })
    }

    package var _data: ParameterValue {
        var fields: [String: ParameterValue] = [
            FilterShape.propertyField: .string(filter.property),
            FilterShape.comparisonField: .string(filter.comparison.rawValue),
        ]
        for (name, input) in zip(FilterShape.inputFields, filter.inputs) { fields[name] = input }
        return .structure(fields)
    }

    /// Reads the fields of the shape, or a sentence.
    package init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        let read: FindRequest.Filter? =
            switch data {
            case .structure(let fields): FindRequest.Filter(fields)
            case .string(let sentence): FilterSentence(sentence).filter(among: Source.filters)
            default: nil
            }
        guard var filter = read,
            let type = Source.filter(named: filter.property)?.inputType(for: filter.comparison),
            filter.inputs.count == filter.comparison.inputCount
        else { return nil }
        // The query finds an entity when the action is performed.
        if type.entityType == nil {
            var inputs: [ParameterValue] = []
            let usual = Source.Entity.entityProperties.constraints(of: filter.property)
            let resolvers =
                Source.filter(named: filter.property)?.resolvers[filter.comparison] ?? []
            for input in filter.inputs {
                // A value that a conversion may take is converted when the action is performed.
                if resolvers.contains(where: { $0.inputType.shape(in: .current).holds(input) }) {
                    inputs.append(input)
                    continue
                }
                guard input.isFinite, let value = type.init(_data: input, usual) else { return nil }
                inputs.append(value.parameterValue)
            }
            filter.inputs = inputs
        }
        self.filter = filter
    }

    package func _representation(in locale: Locale) -> DisplayRepresentation {
        let title = Source.Entity.entityProperties.title(of: filter.property, in: locale)
        let type = Source.filter(named: filter.property)?.inputType(for: filter.comparison)
        let inputs = filter.inputs.map { data in
            type.flatMap { $0.init(_data: data, .init()) }?.displayText(in: locale)
                ?? data.readable
                // Only a query knows the name of an entity.
                ?? type?.entityType.map { EntityLookup.name(of: $0, in: locale) } ?? ""
        }
        return DisplayRepresentation(
            title: "\(filter.comparison.sentence(title, inputs, in: locale))")
    }

    package func _violation(of constraints: ValueConstraints) -> ValueViolation? { nil }
}

extension FindRequest.Filter {
    /// Reads the fields of a filter's shape; ignores values that no comparison needs.
    fileprivate init?(_ fields: [String: ParameterValue]) {
        guard case .string(let property)? = fields[FilterShape.propertyField],
            case .string(let name)? = fields[FilterShape.comparisonField],
            let comparison = _ValueComparison(rawValue: name)
        else { return nil }
        let known =
            [FilterShape.propertyField, FilterShape.comparisonField] + FilterShape.inputFields
        guard fields.keys.allSatisfy(known.contains) else { return nil }
        let inputs = FilterShape.inputFields.prefix(comparison.inputCount).compactMap { fields[$0] }
        self.init(
            property: property, comparison: comparison, inputs: inputs.filter { !$0.isNull })
    }
}

extension FilteredProperty {
    /// Returns the type of the values that a comparison needs.
    func inputType(for comparison: _ValueComparison) -> (any _IntentValue.Type)? {
        comparisons.first { $0.comparison == comparison }?.inputType
    }

    /// The types of values that the comparisons need, each with its comparisons.
    fileprivate var inputTypes: [(type: any _IntentValue.Type, [_ValueComparison])] {
        var types: [(type: any _IntentValue.Type, [_ValueComparison])] = []
        for (comparison, type) in comparisons {
            // An optional value is asked for as a required one.
            let asked = type.unwrappedType
            if let place = types.firstIndex(where: { $0.type == asked }) {
                types[place].1.append(comparison)
            } else {
                types.append((asked, [comparison]))
            }
        }
        return types
    }
}
