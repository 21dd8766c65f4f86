import AppIntents
import AppIntentsMetadata
import Foundation
import Logging

/// The entities that are offered for the fields of a value.
///
/// A form lists them if the query can list all and there aren't too many; a search finds any.
struct EntityChoices {
    private let types: [String: any AppEntity.Type]
    private let limit: Int
    private let locale: Locale
    private let log: Logger

    init(of type: any _IntentValue.Type, limit: Int, locale: Locale, log: Logger) {
        types = Self.entityTypes(in: type)
        self.limit = limit
        self.locale = locale
        self.log = log
    }

    /// Returns the types of the entities in the fields of a value, by their identifiers.
    private static func entityTypes(
        in type: any _IntentValue.Type
    ) -> [String: any AppEntity.Type] {
        let entities = HeldTypes.of(type.element.parts).compactMap { $0.entityType }
        return Dictionary(entities.map { ($0.persistentIdentifier, $0) }) { _, last in last }
    }

    /// Returns the shape with choices for the fields that are entities.
    func offered(in shape: ValueShape) async -> ValueShape {
        if types.isEmpty { return shape }
        switch shape {
        case .list(let element): return .list(await offered(in: element))
        case .union(let kinds):
            var offered: [ValueShape] = []
            for kind in kinds { offered.append(await self.offered(in: kind)) }
            return .union(offered)
        case .structure(var structure):
            for place in structure.fields.indices {
                let field = structure.fields[place]
                if case .entity(let identifier) = field.shape {
                    structure.fields[place].choices = await choices(identifier)
                } else {
                    structure.fields[place].shape = await offered(in: field.shape)
                }
            }
            return .structure(structure)
        default: return shape
        }
    }

    /// Returns the entities of a type that a field of the value may take, by a typed text: the
    /// suggested ones for an empty text, and none of a type that no field has.
    static func options(
        _ identifier: String, in value: any _IntentValue.Type, matching text: String, limit: Int,
        locale: Locale
    ) async throws -> [Question.Option] {
        guard let type = entityTypes(in: value)[identifier] else { return [] }
        let found = try await EntityLookup.choices(type, matching: text, in: locale)
        return await OptionList.pictured(found.prefix(limit).map { ($0, nil) }, in: locale) {
            OptionList.option($0, looks: $1, locale: locale)
        }
    }

    private func choices(_ identifier: String) async -> [StructureShape.Choice] {
        guard let query = types[identifier]?.anyDefaultQuery,
            query is any EnumerableEntityQuery || query is any UniqueAppEntityQuery
        else { return [] }
        do {
            let options = try await query.offer().sections.flatMap(\.options)
            guard options.count <= limit else { return [] }
            return options.compactMap { option in
                guard case .entity(_, let id) = option.value.parameterValue else { return nil }
                let looks = option.representation ?? option.value._representation(in: locale)
                return StructureShape.Choice(value: id, title: looks.title.text(in: locale))
            }
        } catch {
            log.warning("\(identifier) is to be typed, not chosen, since its query threw \(error).")
            return []
        }
    }
}
