import AppIntents
package import CoreSpotlight
package import Logging

extension IntentSystem {
    /// Lets a store keep the items of the app's indexes from now on, and has those that it kept for former processes.
    ///
    /// They are read when something needs them: a search, or a change by the app. The app's own code may change the
    /// index before it has a system, so this is no part of a system's configuration. `program` tells the present
    /// program from others, after which the app's queries are asked for all entities again (Decisions/0039). Without
    /// `texts`, the words of the entities are in memory.
    package static func keepIndex(
        in store: any IndexedItemStore, texts: (any EntityTextStore)?,
        program: @escaping @Sendable () -> String, log: Logger
    ) {
        SearchableItems.shared.keep(
            ItemKeeping(in: store, program: program, things: readEntity) { report in
                switch report {
                case .failed: log.error("\(report)")
                case .notRemoved: log.warning("\(report)")
                case .removed, .putBack: log.notice("\(report)")
                }
            })
        IndexedEntities.keep(in: texts) { error in
            log.warning(
                """
                The words of indexed entities are in memory, and are read anew, until the app starts again: \(error)
                """)
        }
    }

    /// Reads the entity of a record; `nil` if the process has no such type.
    @Sendable package static func readEntity(
        _ typeName: String, _ record: inout RecordReader
    ) throws(UnreadableRecord) -> (any IndexedThing)? {
        guard let type = Catalog.entityType(named: typeName) as? any IndexedEntity.Type else {
            return nil
        }
        return try AssociatedEntity(of: type, from: &record)
    }
}
