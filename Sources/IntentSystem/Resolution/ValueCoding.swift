import AppIntents
import AppIntentsMetadata

/// Values as data and back, for everything that needs no query.
enum ValueCoding {
    /// The data of a value; an entity becomes its identifier.
    static func data(of value: any _IntentValue) -> ParameterValue {
        switch value {
        case let primitive as any PrimitiveValue: primitive.parameterValue
        case let entity as any AppEntity: data(ofEntity: entity)
        case let choice as any AppEnum: data(ofEnum: choice)
        case let list as any ArrayValue: .array(list.elementValues.map(data(of:)))
        case let optional as any OptionalValue: optional.wrappedValue.map(data(of:)) ?? .null
        default: .null
        }
    }

    private static func data<Entity: AppEntity>(ofEntity entity: Entity) -> ParameterValue {
        .entity(type: Entity.persistentIdentifier, id: entity.id.entityIdentifierString)
    }

    private static func data<Choice: AppEnum>(ofEnum choice: Choice) -> ParameterValue {
        .enumeration(
            type: Choice.persistentIdentifier, rawValue: choice.rawValue.description)
    }

    /// The type as data.
    static func metadata(of type: any _IntentValue.Type) -> ValueTypeMetadata {
        switch type {
        case let primitive as any PrimitiveValue.Type: primitive.typeMetadata
        case let entity as any AppEntity.Type: .entity(entity.persistentIdentifier)
        case let choice as any AppEnum.Type: .enumeration(choice.persistentIdentifier)
        case let list as any ArrayValue.Type: .array(metadata(of: list.elementType))
        case let optional as any OptionalValue.Type: metadata(of: optional.wrappedType)
        default: .other(String(describing: type))
        }
    }

    /// The case of an enumeration with a raw value written as text.
    static func choice<Choice: AppEnum>(_ type: Choice.Type, rawValue: String) -> Choice? {
        Choice.RawValue(rawValue).flatMap(Choice.init(rawValue:))
    }
}
