import Foundation
import GRDB
import IntentStore
import IntentSystem
import Synchronization
import Testing

@testable import CoreSpotlight

/// A folder with the file of an index, opened anew as processes after each other do.
struct KeptIndex: Sendable {
    let folder: URL
    var file: URL { folder.appending(path: "index.sqlite") }
    let reports = Told()

    final class Told: Sendable {
        private let all = Mutex<[String]>([])

        var lines: [String] { all.withLock { $0 } }
        func add(_ line: String) { all.withLock { $0.append(line) } }
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "index-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func store() throws -> SQLiteIndexedItemStore {
        try SQLiteIndexedItemStore(at: file) { [reports] in reports.add("\($0)") }
    }

    /// Changes the file as another program does.
    func change(_ sql: String) throws {
        try DatabaseQueue.another(at: file).write { try $0.execute(sql: sql) }
    }

    /// Opens the items as a process of a program does.
    func open(
        _ store: (any IndexedItemStore)? = nil, program: String = "first",
        pause: Duration = .seconds(5),
        things: @escaping IndexedThingReader = IntentSystem.readEntity
    ) throws -> SearchableItems {
        let items = SearchableItems()
        items.keep(
            ItemKeeping(
                in: try store ?? self.store(), program: { program }, things: things,
                pause: pause
            ) { [reports] in reports.add("\($0)") })
        return items
    }
}

extension SearchableItems {
    /// The items of entities in their order, once they are read.
    func entries() async -> [Entry] {
        await read()
        return (entityItems(unless: -1).items ?? []).sorted { $0.number < $1.number }
    }

    /// The identifiers of the entities in the order of their items, once they are read.
    func names() async -> [String] { await entries().compactMap(\.item.entity?.identifier) }

    func index(_ name: String = "") -> CSSearchableIndex {
        CSSearchableIndex(name: name, items: self)
    }
}

extension DatabaseQueue {
    /// Opens a file as another program does, which waits while a process closes it.
    static func another(at file: URL) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        return try DatabaseQueue(path: file.path, configuration: configuration)
    }
}
