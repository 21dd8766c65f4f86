import CoreSpotlight
import Foundation
import IntentStore
import IntentSystem
import IntentTestKit
import Testing

#if Postgres
    import PostgresStore
    import _Postgres
#endif

/// A place that keeps what outlives a process: the contract is the same for each.
enum StoreMaker: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case memory
    case sqlite
    #if Postgres
        case postgres
    #endif

    var testDescription: String { rawValue }

    static let withDonations = allCases.filter { $0 != .memory }
    static let withItems = withDonations
    static let withSettings = allCases.filter { $0 != .sqlite }

    /// Makes a place, which a test opens several times, as processes after each other do.
    func place() throws -> StorePlace {
        switch self {
        case .memory: StorePlace(MemoryStore(), MemorySettings())
        case .sqlite: try StorePlace(folder: nil)
        #if Postgres
            case .postgres: StorePlace(try PostgresPlace())
        #endif
        }
    }
}

/// What is kept in one place, opened anew at each call.
struct StorePlace: Sendable {
    let sessions: @Sendable () throws -> any SessionStore
    let boards: @Sendable () throws -> any BoardStore
    let donations: @Sendable () throws -> any DonationStore
    let settings: @Sendable () throws -> any SettingStore
    let signIns: @Sendable () throws -> any SignInStore
    let kept: @Sendable () throws -> any KeptState
    let items: @Sendable () throws -> any IndexedItemStore

    /// The error of a place without such a store.
    struct Without: Error {}

    init(_ store: MemoryStore, _ kept: MemorySettings) {
        sessions = { store }
        boards = { store }
        donations = { throw Without() }
        settings = { kept }
        signIns = { SettingSignIns(kept) }
        items = { throw Without() }
        self.kept = { throw Without() }
    }

    init(folder: URL?) throws {
        let folder =
            folder
            ?? FileManager.default.temporaryDirectory
            .appending(path: "contract-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        sessions = { try SQLiteSessionStore(at: folder.appending(path: "sessions.sqlite")) }
        boards = { try SQLiteBoardStore(at: folder.appending(path: "boards.sqlite")) }
        donations = { try SQLiteDonationStore(at: folder.appending(path: "donations.sqlite")) }
        settings = { throw Without() }
        signIns = { throw Without() }
        kept = { SQLiteKeptState(in: folder) }
        items = { try SQLiteIndexedItemStore(at: folder.appending(path: "index.sqlite")) }
    }

    #if Postgres
        init(_ place: PostgresPlace) {
            sessions = { PostgresSessionStore(try place.database()) }
            boards = { PostgresBoardStore(try place.database()) }
            donations = { PostgresDonationStore(try place.database()) }
            settings = { PostgresSettingStore(try place.database()) }
            signIns = { PostgresSignInStore(try place.database()) }
            items = { PostgresIndexedItemStore(try place.database()) }
            kept = { try PostgresKeptState(at: place.server.address, app: place.app) }
        }
    #endif
}

#if Postgres
    extension PostgresPlace {
        /// Opens the app's stores, as another process would.
        func database(
            _ surroundings: PostgresPool.Surroundings = .init(),
            onChange: @escaping @Sendable (PostgresDatabase.Change) -> Void = { _ in }
        ) throws -> PostgresDatabase {
            try PostgresDatabase(
                at: server.address, app: app, timeouts: PostgresTimeouts(),
                surroundings: surroundings, onChange: onChange)
        }
    }
#endif

/// Names that a store must tell apart, and give back as they were.
let oddNames = [
    "", "ada", "Ada", "'; DROP TABLE card; --", "a\0b", #"a\0b"#, #"a\\0b"#, "%", "_", "世界 🍲", "é",
    "$1",
    #""quoted""#, "line\nline", String(repeating: "long ", count: 400),
]
