public import AppIntentsMetadata
public import Foundation
import _Localization

/// A value with properties that lives for one run only: no query finds it again.
///
/// It travels between intents, and over the wire, as the values of its properties.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
    /// Creates a value whose properties have no values yet.
    init()
}

extension TransientAppEntity where DefaultQuery == _TransientAppEntityQuery<Self> {
    /// A query that finds nothing.
    public static var defaultQuery: _TransientAppEntityQuery<Self> { .init() }
}

extension TransientAppEntity where ID == UUID {
    /// A new identifier each time: nothing finds the value by it.
    public var id: UUID { UUID() }
}

extension TransientAppEntity {
    public static var _composition: _ValueComposition {
        _ValueComposition(kind: .fields(Self.self)) {
            entityProperties.properties.map(\.valueType)
        }
    }

    /// The declared properties as fields.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        let declared = entityProperties
        // No query gives an entity from which the titles could be read; the system may make one.
        if !declared.isLearned { declared.learn(fromBlank: Self()) }
        return .structure(
            StructureShape(
                name: typeDisplayRepresentation.name.text(in: locale),
                fields: declared.properties.filter(\.isStored).map { property in
                    StructureShape.Field(
                        name: property.name, title: declared.title(of: property.name, in: locale),
                        shape: property.valueType.shape(
                            inside: Self.self, ValueConstraints(), in: locale),
                        choices: property.valueType.unwrappedType.choices(in: locale),
                        isOptional: property.isOptional)
                }, isGenerable: self is any GenerableEntity.Type))
    }

    public var _data: ParameterValue {
        var fields: [String: ParameterValue] = [:]
        for (name, property) in namedProperties {
            let value = (property.settableValue(in: self) ?? property.currentValue)?.parameterValue
            guard let value, !value.isNull else { continue }
            fields[name] = value
        }
        return .structure(fields)
    }

    /// Parses the fields of the shape: each required property must have a value.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        guard case .structure(let fields) = data else { return nil }
        self.init(fields.filter { !$0.value.isNull }) { property, entity, value in
            property.set(&entity, value)
        }
    }

    /// Creates a value from the values of its fields; queries have already found those that are
    /// entities.
    package init?(values: [String: any _IntentValue]) {
        self.init(values) { property, entity, value in property.setValue(&entity, value) }
    }

    /// The types of the fields, by their names.
    package static var fieldTypes: [String: any _IntentValue.Type] {
        Dictionary(
            entityProperties.properties.filter(\.isStored).map { ($0.name, $0.valueType) }
        ) { first, _ in first }
    }

    private init?<Given>(
        _ fields: [String: Given],
        set: (EntityProperties<Self>.Property, inout Self, Given) -> Bool
    ) {
        let declared = Self.entityProperties.properties.filter(\.isStored)
        guard fields.keys.allSatisfy({ name in declared.contains { $0.name == name } }) else {
            return nil
        }
        self.init()
        for property in declared {
            if let value = fields[property.name] {
                guard set(property, &self, value) else { return nil }
            } else if !property.isOptional, !property.hasValue(self) {
                return nil
            }
        }
    }
}

/// The query of a value that no query finds.
public struct _TransientAppEntityQuery<Entity>: EntityQuery where Entity: TransientAppEntity {
    /// A list of entities.
    public typealias Result = [Entity]

    public init() {}

    /// Finds nothing.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
