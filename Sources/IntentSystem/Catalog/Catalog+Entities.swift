package import AppIntents
import AppIntentsMetadata
import Foundation
import _IntentDiscovery
import _Localization

/// An intent that takes an entity, with the parameter for it.
struct EntityUse: Sendable {
    let intent: String
    let parameter: String
    /// The intent as a person may find it in a search.
    let type: any AppIntent.Type
}

extension Catalog {
    private var takenEntityTypes: some Sequence<any AppEntity.Type> {
        entries.lazy.flatMap { IntentContents(of: $0.type.init()).parameters }
            .compactMap { $0.parameter.valueType.entityType }
    }

    /// Returns the type of entities that a parameter of some intent takes, by its persistent
    /// identifier.
    func entityType(_ identifier: String) -> (any AppEntity.Type)? {
        takenEntityTypes.first { $0.persistentIdentifier == identifier }
    }

    /// The types of entities that parameters take, by their persistent identifiers.
    package var entityTypes: [any AppEntity.Type] {
        var seen: Set<ObjectIdentifier> = []
        return
            takenEntityTypes
            .filter { seen.insert(ObjectIdentifier($0)).inserted }
            .sorted { $0.persistentIdentifier < $1.persistentIdentifier }
    }

    /// Returns the intents that a person may perform with an entity of each type: first one that
    /// opens it, last one that deletes it, the others by their titles.
    func entityUses(in locale: Locale) -> [ObjectIdentifier: [EntityUse]] {
        var uses: [ObjectIdentifier: [(rank: Int, title: String, use: EntityUse)]] = [:]
        for entry in entries where entry.type.isDiscoverable && !entry.type.traits.isSnippet {
            var seen: Set<ObjectIdentifier> = []
            for named in IntentContents(of: entry.type.init()).parameters {
                guard let type = named.parameter.valueType.entityType.map({ ObjectIdentifier($0) }),
                    seen.insert(type).inserted
                else { continue }
                let traits = entry.type.traits
                uses[type, default: []].append(
                    (
                        traits.opensTarget && named.name == "target"
                            ? 0 : traits.deletesEntities ? 2 : 1,
                        entry.type.title.text(in: locale),
                        EntityUse(
                            intent: entry.identifier, parameter: named.name, type: entry.type)
                    ))
            }
        }
        return uses.mapValues { uses in
            uses.sorted { ($0.rank, $0.title) < ($1.rank, $1.title) }.map(\.use)
        }
    }
}

/// The entity types of the process by their persistent identifiers; if two types share one, the first.
private let processTypes: [String: any AppEntity.Type] = Dictionary(
    ConformanceRecords.types(conformingTo: (any AppEntity).self)
        .compactMap { $0.metatype(as: (any AppEntity.Type).self) }
        .map { ($0.persistentIdentifier, $0) }
) { first, _ in first }

extension Catalog {
    /// Returns the text by which other devices know an entity, given its identifier on this device.
    package static func sharedIdentifier(of id: String, ofType name: String) -> String {
        processTypes[name].flatMap {
            RecordedConformances.cast($0, to: (any SyncableEntity.Type).self)
        }?.sharedIdentifier(of: id) ?? id
    }

    /// Returns the type of entities with a persistent identifier; `nil` if the process has none.
    @Sendable static func entityType(named name: String) -> (any AppEntity.Type)? {
        processTypes[name]
    }
}
