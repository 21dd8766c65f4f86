import AppIntents
import Foundation

// Declarations that follow their schemas, in the variants that a macro allows.

@AppIntent(schema: .photos.openAsset)
public struct OpenPhoto {
    public var target: Thing
    @Dependency var library: Library
    // Safe: no code uses it.
    nonisolated(unsafe) static var count: Int?
    var isLarge: Bool { true }

    public init() {}
    public func perform() async throws -> some IntentResult { .result() }
}

public final class Library: Sendable {}

@AppEntity(schema: .browser.bookmark)
struct Bookmark {
    static let defaultQuery = BookmarkQuery()
    var id: UUID
    var name: String
    var url: URL
    let isOpen: Bool
    var displayRepresentation: DisplayRepresentation { "Bookmark" }
}

struct BookmarkQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Bookmark] { [] }
}

@AppEnum(schema: .photos.albumType)
enum Kind: String {
    case custom
}

// The older name; its use warns outside of what is deprecated itself.
@available(*, deprecated)
@AssistantIntent(schema: .system.search)
struct Find: AppIntent {
    static let title: LocalizedStringResource = "Find"
    static let searchScopes: [StringSearchScope] = [.general]
    @Parameter var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { .result() }
}

// A type of the app's own may have any name.

@AppIntent(schema: .photos.addAssetsToAlbum)
struct AddToAlbum {
    var assets: [Thing]
    var album: Thing
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.addAssetsToAlbum)
struct AddToInnerAlbum {
    var assets: [Thing]
    var album: Mine.Album
    func perform() async throws -> some IntentResult { .result() }
}

enum Mine {
    typealias Album = Thing
}

// A list, a set and an optional may have their longer names.

@AppIntent(schema: .photos.addAssetsToAlbum)
struct AddArray {
    var assets: Array<Thing>
    var album: Thing
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .audio.warmupAudioQueue)
struct Warm {
    var audioEntity: Thing
    var playbackAttributes: Set<Mode>
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .reminders.updateReminder)
struct ChangeErrand {
    var target: Thing
    var title: String?
    var note: AttributedString?
    var images: [IntentFile]?
    var subtasks: [Thing]?
    var tags: Set<String>?
    var urls: [URL]?
    var dueDate: DateComponents?
    var recurrence: Foundation.Calendar.RecurrenceRule?
    var isCompleted: Bool?
    var isFlagged: Bool?
    var list: Thing?
    var section: Thing?
    var locationTrigger: Thing?
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .reminders.updateReminder)
struct ChangeLongErrand {
    var target: Thing
    var title: String?
    var note: AttributedString?
    var images: [IntentFile]?
    var subtasks: [Thing]?
    var tags: Optional<Set<Swift.String>>
    var urls: [URL]?
    var dueDate: DateComponents?
    var recurrence: Foundation.Calendar.RecurrenceRule?
    var isCompleted: Bool?
    var isFlagged: Bool?
    var list: Thing?
    var section: Thing?
    var locationTrigger: Thing?
    func perform() async throws -> some IntentResult { .result() }
}

// An enumeration may have more cases than its schema.
@AppEnum(schema: .audio.playbackAttributes)
enum Mode: String {
    case slow, `repeat`, shuffle
    static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [
        .slow: "Slow", .repeat: "Repeat", .shuffle: "Shuffle",
    ]
}

public struct Thing: AppEntity {
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    public static let defaultQuery = ThingQuery()
    public let id: String
    public var displayRepresentation: DisplayRepresentation { "Thing" }
}

public struct ThingQuery: EntityQuery {
    public init() {}
    public func entities(for identifiers: [String]) async throws -> [Thing] { [] }
}
