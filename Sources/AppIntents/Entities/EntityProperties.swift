package import AppIntentsMetadata
import Foundation
@_spi(Reflection) import Swift
import Synchronization
package import _Localization

/// The declarations of `@Property` in a type of entities: names, titles and types, and how to read
/// and compare them.
///
/// Names and types are known from the type alone. A title is set by the entity's initializer, so it
/// is known only after the system has seen an entity (`learn(from:)`); before that, the name is
/// used instead.
// Safe: the properties are set once, and what they capture are places in memory and key paths, which are
// immutable; the titles are in a mutex.
package final class EntityProperties<Entity: AppEntity>: @unchecked Sendable {
    /// One property.
    package struct Property {
        /// The name of the stored property.
        package let name: String
        /// The type of its values.
        package let valueType: any _IntentValue.Type
        /// Reads the property of an entity; `nil` if the entity was created without one.
        package let property: (Entity) -> (any AnyEntityProperty)?
        /// The entity stores the value of the property.
        package let isStored: Bool
        /// Makes a function that takes entities and their indices and returns the indices of those
        /// whose value passes a test; `nil` if the type has no such comparison, or the given values
        /// are of another type.
        package let search: (_ValueComparison, [any _IntentValue]) -> (([Entity], [Int]) -> [Int])?
        /// Sorts entities by the property's value, descending if the flag is true, entities without
        /// a value last; `nil` if values of the type have no order.
        package let sorted: (([Entity], Bool) -> [Entity])?
        /// Reads the value of the property in an entity, as far as it is available without fetching it.
        package let value: (Entity) -> (any _IntentValue)?
        /// Fetches the values that a run needs and doesn't have yet, for a limited number of
        /// entities at once.
        package let fetch: ([Entity], FetchedProperties, Int) async throws -> Void
        /// The property is optional.
        let isOptional: Bool
        /// Returns whether the property of an entity has a value.
        let hasValue: (Entity) -> Bool
        /// Sets the property of an entity to the value that data stands for; `false` if the data is
        /// no such value.
        let set: (inout Entity, ParameterValue) -> Bool
        /// Sets the property of an entity; `false` if the value is of another type.
        let setValue: (inout Entity, any _IntentValue) -> Bool
        /// The attribute of the index that the property of an entity fills, if any.
        let indexingKey: (Entity) -> IndexingKey?
    }

    /// The properties in the order of their declaration.
    package let properties: [Property]
    private let learned = Mutex<Learned?>(nil)

    /// The parts that are known only from an entity.
    private struct Learned {
        var titles: [String: LocalizedStringResource] = [:]
        /// The units that the author measures in.
        var units: [String: String] = [:]
    }

    init() {
        var properties: [Property] = []
        // Key paths to the fields would be separate types, which the runtime takes long to create.
        _ = _forEachField(of: Entity.self) { name, offset, type, _ in
            switch type {
            case let type as any AnyEntityProperty.Type:
                properties.append(Self.property(name, type, at: offset))
            case let type as any AnyEntityPropertyPath.Type:
                Self.property(name, type).map { properties.append($0) }
            default: break
            }
            return true
        }
        self.properties = properties
    }

    private static func property<Declared: AnyEntityProperty>(
        _ name: UnsafePointer<CChar>, _ type: Declared.Type, at offset: Int
    ) -> Property {
        let reader = PropertyReader<Entity, Declared.Value>(
            name: IntentContents.propertyName(String(cString: name)), offset: offset
        ) { field(of: $0, at: offset) }
        return property(reader, isStored: true)
    }

    private static func property<Declared: AnyEntityPropertyPath>(
        _ name: UnsafePointer<CChar>, _ type: Declared.Type
    ) -> Property? {
        guard let path = type.path as? KeyPath<Entity, EntityProperty<Declared.Value>> else {
            return nil
        }
        let reader = PropertyReader<Entity, Declared.Value>(
            name: IntentContents.propertyName(String(cString: name))
        ) { $0[keyPath: path] }
        return property(reader, isStored: false)
    }

    /// Reads a stored property of an entity at the offset that the description of its type gives.
    private static func field<Field>(of entity: Entity, at offset: Int) -> Field {
        withUnsafeBytes(of: entity) { $0.load(fromByteOffset: offset, as: Field.self) }
    }

    private static func property<Value>(
        _ reader: PropertyReader<Entity, Value>, isStored: Bool
    ) -> Property {
        Property(
            name: reader.name, valueType: Value.self, property: { reader.property($0) },
            isStored: isStored,
            search: { comparison, inputs in
                guard let passes = Value._test(comparison, inputs) else { return nil }
                return { reader.places(in: $0, among: $1, passing: passes) }
            },
            sorted: Value._precedes.map { precedes in
                { reader.sorted($0, isDescending: $1, by: precedes) }
            },
            value: { reader.presentedValue(in: $0) },
            fetch: { try await reader.fetch($0, into: $1, atOnce: $2) },
            isOptional: Value.self is any OptionalValue.Type,
            hasValue: { entity in
                guard isStored, let property = reader.property(entity) else { return !isStored }
                return property.isSettable || property.presentValue != nil
            },
            set: { entity, data in
                guard isStored, let value = Value(parameterValue: data) else { return false }
                return reader.set(value, in: &entity)
            },
            setValue: { entity, value in
                guard isStored, let value = Self.typed(value, as: Value.self) else { return false }
                return reader.set(value, in: &entity)
            },
            indexingKey: { reader.property($0)?.indexingKey })
    }

    /// Returns a value as one of a property's type, which may be optional.
    private static func typed<Value: _IntentValue>(
        _ value: any _IntentValue, as type: Value.Type
    ) -> Value? {
        if let value = value as? Value { return value }
        return (type as? any OptionalValue.Type)?.init(wrapping: value) as? Value
    }

    /// The titles are known from an entity.
    package var isLearned: Bool { learned.withLock { $0 != nil } }

    /// Takes the titles and the units from an entity; any entity will do, and one is enough.
    package func learn(from entity: Entity) {
        if isLearned { return }
        var found = Learned()
        for declared in properties {
            guard let property = declared.property(entity) else { continue }
            // The title is optional.
            if !property.title.key.isEmpty { found.titles[declared.name] = property.title }
            if case .structure(let fields)? = declared.value(entity)?.parameterValue,
                case .string(let unit)? = fields["unit"]
            {
                found.units[declared.name] = unit
            }
        }
        learned.withLock { $0 = $0 ?? found }
    }

    /// Takes the titles of the stored properties from an entity without values.
    ///
    /// The other properties, and all values, are code of the author that may need values.
    package func learn(fromBlank entity: Entity) {
        var found = Learned()
        for declared in properties where declared.isStored {
            guard let title = declared.property(entity)?.title, !title.key.isEmpty else { continue }
            found.titles[declared.name] = title
        }
        learned.withLock { $0 = $0 ?? found }
    }

    /// Returns the title of a property.
    package func title(of name: String) -> LocalizedStringResource {
        learned.withLock { $0?.titles[name] }
            ?? LocalizedStringResource(verbatim: PropertyName.readable(name))
    }

    /// Returns the title of a property in a language.
    package func title(of name: String, in locale: Locale) -> String {
        title(of: name).text(in: locale)
    }

    /// Returns the constraints of a property, under which a number alone has the author's unit.
    package func constraints(of name: String) -> ValueConstraints {
        var constraints = ValueConstraints()
        constraints.defaultUnit = learned.withLock { $0?.units[name] }
        return constraints
    }

    /// Returns the name of the property that a query's declaration reads, found in an entity.
    ///
    /// A computed property is a new object on each access, and knows its name.
    package func name(of property: any AnyEntityProperty, in entity: Entity) -> String? {
        properties.first { declared in
            declared.isStored
                ? declared.property(entity) === property : declared.name == property.identifier
        }?.name
    }
}

/// The properties of every type that was used before.
private let known = Mutex<[ObjectIdentifier: any Sendable]>([:])

extension AppEntity {
    /// The declared properties of the type.
    package static var entityProperties: EntityProperties<Self> {
        known.withLock { known in
            let type = ObjectIdentifier(Self.self)
            if let properties = known[type] as? EntityProperties<Self> { return properties }
            let properties = EntityProperties<Self>()
            known[type] = properties
            return properties
        }
    }
}
