import AppIntents
import AppIntentsMetadata
import Foundation
import Logging

/// The entities that are offered for the fields of a value, where all of them can be listed.
///
/// A field of which the query can't list all entities, or has too many, is typed: words find them.
struct EntityChoices {
    private let types: [String: any AppEntity.Type]
    private let limit: Int
    private let locale: Locale
    private let log: Logger

    init(of type: any _IntentValue.Type, limit: Int, locale: Locale, log: Logger) {
        var types: [String: any AppEntity.Type] = [:]
        var seen: Set<ObjectIdentifier> = []
        Self.collect(type.element, into: &types, seen: &seen)
        self.types = types
        self.limit = limit
        self.locale = locale
        self.log = log
    }

    /// Adds the types of the entities in the fields of a value, by their identifiers.
    private static func collect(
        _ type: any _IntentValue.Type, into found: inout [String: any AppEntity.Type],
        seen: inout Set<ObjectIdentifier>
    ) {
        guard seen.insert(ObjectIdentifier(type)).inserted else { return }
        for part in type.parts {
            if let entity = part.entityType {
                found[entity.persistentIdentifier] = entity
            } else {
                collect(part.element, into: &found, seen: &seen)
            }
        }
    }

    /// The shape with choices for the fields that are entities.
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
