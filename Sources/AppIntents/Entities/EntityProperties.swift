package import AppIntentsMetadata
import Foundation
@_spi(Reflection) import Swift
import Synchronization
package import _Localization

/// The declarations of `@Property` in a type of entities: names, titles and types, and how to read
/// and compare them.
///
/// Names and types are known from the type alone. A title stands in the entity's initializer, so it
/// is known once an entity was seen (`learn(from:)`); before that, the name stands for it.
// Safe: the properties are set once, and what they capture are places in memory and key paths, which are
// immutable; the titles are in a mutex.
package final class EntityProperties<Entity: AppEntity>: @unchecked Sendable {
    /// One property.
    package struct Property {
        /// The name of the stored property.
        package let name: String
        /// The type of its values.
        package let valueType: any _IntentValue.Type
        /// Reads the property of an entity; `nil` if the entity was made without one.
        package let property: (Entity) -> (any AnyEntityProperty)?
        /// The entity keeps the value of the property.
        package let isStored: Bool
        /// Makes a function that gives the places of the entities whose value passes a test, of the
        /// places given; `nil` if the type has no such comparison, or the given values are of
        /// another type.
        package let search: (_ValueComparison, [any _IntentValue]) -> (([Entity], [Int]) -> [Int])?
        /// Sorts entities by the property's value, down if it is true, those without one last; `nil`
        /// if values of the type have no order.
        package let sorted: (([Entity], Bool) -> [Entity])?
        /// The value of the property in an entity, as far as it is there without fetching it.
        package let value: (Entity) -> (any _IntentValue)?
        /// Fetches the values that a run needs and doesn't have yet, of so many entities at once.
        package let fetch: ([Entity], FetchedProperties, Int) async throws -> Void
        /// The property may be without a value.
        let isOptional: Bool
        /// Tells whether the property of an entity has a value.
        let hasValue: (Entity) -> Bool
        /// Gives the property of an entity the value that data means; `false` if it means none.
        let set: (inout Entity, ParameterValue) -> Bool
        /// Gives the property of an entity a value; `false` if it is of another type.
        let setValue: (inout Entity, any _IntentValue) -> Bool
        /// The attribute of the index that the property of an entity fills, if any.
        let indexingKey: (Entity) -> IndexingKey?
    }

    /// In the order of their declaration.
    package let properties: [Property]
    private let learned = Mutex<Learned?>(nil)

    /// The parts that only an entity tells.
    private struct Learned {
        var titles: [String: LocalizedStringResource] = [:]
        /// The units that the author measures in.
        var units: [String: String] = [:]
    }

    init() {
        var properties: [Property] = []
        // Key paths to the fields would be types of their own, which take the runtime long to make.
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

    /// Reads a stored property of an entity where the description of its type says that it lies.
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

    /// A value as one of a property's type, which may let it be absent.
    private static func typed<Value: _IntentValue>(
        _ value: any _IntentValue, as type: Value.Type
    ) -> Value? {
        if let value = value as? Value { return value }
        return (type as? any OptionalValue.Type)?.init(wrapping: value) as? Value
    }

    /// An entity was seen from which the titles are known.
    package var isLearned: Bool { learned.withLock { $0 != nil } }

    /// Takes the titles and the units from an entity; any will do, and the first one is enough.
    package func learn(from entity: Entity) {
        if isLearned { return }
        var found = Learned()
        for declared in properties {
            guard let property = declared.property(entity) else { continue }
            // An author need not give a title.
            if !property.title.key.isEmpty { found.titles[declared.name] = property.title }
            if case .structure(let fields)? = declared.value(entity)?.parameterValue,
                case .string(let unit)? = fields["unit"]
            {
                found.units[declared.name] = unit
            }
        }
        learned.withLock { $0 = $0 ?? found }
    }

    /// The words that a person reads for a property.
    package func title(of name: String) -> LocalizedStringResource {
        learned.withLock { $0?.titles[name] }
            ?? LocalizedStringResource(verbatim: PropertyName.readable(name))
    }

    /// The same in a language.
    package func title(of name: String, in locale: Locale) -> String {
        title(of: name).text(in: locale)
    }

    /// Under these, a number alone has the unit in which the author measures the property.
    package func constraints(of name: String) -> ValueConstraints {
        var constraints = ValueConstraints()
        constraints.defaultUnit = learned.withLock { $0?.units[name] }
        return constraints
    }

    /// The name of the property that a query's declaration reads, told by an entity's own.
    ///
    /// A computed property is another object each time, which knows its name.
    package func name(of property: any AnyEntityProperty, in entity: Entity) -> String? {
        properties.first { declared in
            declared.isStored
                ? declared.property(entity) === property : declared.name == property.identifier
        }?.name
    }
}

/// The properties of every type that was looked at before.
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
