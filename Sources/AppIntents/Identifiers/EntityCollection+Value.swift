public import AppIntentsMetadata
public import Foundation
import _Localization

extension EntityCollection: _IntentValue, _UnconvertedValue {
    /// The type of one entity.
    public typealias ValueType = Entity

    public static var _composition: _ValueComposition { _ValueComposition(kind: .list(Self.self)) }

    /// Returns a list of entities: a person picks them from those that the type's query offers.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        [Entity]._shape(constraints, in: locale)
    }

    public var _data: ParameterValue { .array(references.map(\._data)) }

    /// Reads identifiers, and a single one as a collection of one; doesn't check that such entities exist.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        guard let references = [EntityReference<Entity>](_data: data, constraints) else {
            return nil
        }
        self.init(identifiers: references.map(\.id))
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        references._representation(in: locale)
    }

    /// Returns the limit that the number of identifiers violates, if any.
    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        constraints.violation(ofCount: count)
    }

    fileprivate var references: [EntityReference<Entity>] {
        identifiers.map { EntityReference(id: $0, looks: looks[$0]) }
    }
}

extension EntityCollection {
    /// Collections can be compared for equality, or for holding an entity.
    public static var _comparisons: [_ValueComparison] { [EntityReference<Entity>]._comparisons }

    /// Collections have no order.
    public static var _precedes: ((Self, Self) -> Bool)? { nil }

    public static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((Self) -> Bool)? {
        let inputs = inputs.map { input -> any _IntentValue in
            if let entity = input as? Entity { return EntityReference<Entity>(id: entity.id) }
            return input
        }
        return [EntityReference<Entity>]._test(comparison, inputs).map { passes in
            { passes($0.references) }
        }
    }
}

extension EntityCollection: ArrayValue {
    package static var elementType: any _IntentValue.Type { EntityReference<Entity>.self }
    package var elementValues: [any _IntentValue] { references }

    package init?(elements: [any _IntentValue]) {
        guard let references = [EntityReference<Entity>](elements: elements) else { return nil }
        self.init(identifiers: references.map(\.id))
    }
}
