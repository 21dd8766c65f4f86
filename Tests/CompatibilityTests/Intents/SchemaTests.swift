import AppIntents
import CoreLocation
import Foundation
import Testing

/// Types that follow Apple's schemas, in the shapes that Apple's documentation shows.
@Suite struct SchemaTests {
    @Test("A schema gives the title and the conformances; an author's title goes first")
    func titles() {
        #expect(String(localized: CreatePhotoAlbum.title) == "Create Album")
        #expect(String(localized: OpenNovel.title) == "Read Novel")
        #expect((OpenNovel.self as Any.Type) is any OpenIntent.Type)
        #expect((SearchDiary.self as Any.Type) is any ShowInAppSearchResultsIntent.Type)
        #expect((EraseNotes.self as Any.Type) is any DeleteIntent.Type)
        #expect((PlaySinger.self as Any.Type) is any AudioPlaybackIntent.Type)
        #expect(String(localized: PhotoAlbum.typeDisplayRepresentation.name) == "Album")
        #expect(String(localized: PhotoAlbumKind.typeDisplayRepresentation.name) == "Album Type")
        #expect(String(localized: PhotoAlbumKind.shared.localizedStringResource) == "Shared")
    }

    @Test("The properties of an entity have their values, and an intent is performed with its own")
    func perform() async throws {
        let intent = CreatePhotoAlbum()
        intent.name = "Summer"
        let result = try await intent.perform()
        #expect(result.value?.name == "Summer")
        #expect(result.value?.albumType == .shared)
    }

    @Test("A property may have the entity's own type, and lists of it")
    func ownType() {
        let end = Recording(id: "2", parts: [])
        let start = Recording(id: "1", parts: [end])
        #expect(start.next == nil)
        start.next = end
        #expect(start.next?.id == "2")
        #expect(start.parts.map(\.id) == ["2"])
    }

    @Test("A set that a schema asks for is a parameter as any other")
    func sets() async throws {
        let intent = PrepareSinger()
        intent.audioEntity = Singer(id: "Callas")
        intent.playbackAttributes = [.shuffle, .repeat]
        let result = try await intent.perform()
        #expect(result.value?.id == "Callas 2")
    }
}

@AppEnum(schema: .photos.albumType)
enum PhotoAlbumKind: String {
    case shared
    case smart
}

@AppEntity(schema: .photos.album)
struct PhotoAlbum {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [PhotoAlbum] {
            identifiers.map { PhotoAlbum(id: $0) }
        }
    }

    static let defaultQuery = Query()

    let id: String
    var name: String
    var creationDate: Date?
    var albumType: PhotoAlbumKind

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: String) {
        self.id = id
        name = id
        creationDate = nil
        albumType = .shared
    }
}

@AppIntent(schema: .photos.createAlbum)
struct CreatePhotoAlbum {
    var name: String

    func perform() async throws -> some ReturnsValue<PhotoAlbum> {
        .result(value: PhotoAlbum(id: name))
    }
}

@AppEntity(schema: .books.book)
struct Novel {
    struct Query: EntityStringQuery {
        func entities(for identifiers: [UUID]) async throws -> [Novel] { [] }
        func entities(matching string: String) async throws -> [Novel] { [] }
    }

    static let defaultQuery = Query()

    let id = UUID()
    var title: String?
    var seriesTitle: String?
    var author: String?
    var genre: String?
    var purchaseDate: Date?
    var contentType: NovelKind?

    var displayRepresentation: DisplayRepresentation { "Novel" }
}

@AppEnum(schema: .books.contentType)
enum NovelKind: String {
    case book, pdf

    static let caseDisplayRepresentations: [NovelKind: DisplayRepresentation] = [
        .book: "Book", .pdf: "PDF",
    ]
}

@AppEntity(schema: .books.audiobook)
struct Recording {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Recording] { [] }
    }

    static let defaultQuery = Query()

    let id: String
    var title: String?
    var seriesTitle: String?
    var author: String?
    var genre: String?
    var purchaseDate: Date?
    var next: Recording?
    var parts: [Recording]

    var displayRepresentation: DisplayRepresentation { "Recording" }

    init(id: String, parts: [Recording]) {
        self.id = id
        self.parts = parts
    }
}

@AppIntent(schema: .books.openBook)
struct OpenNovel: OpenIntent {
    static let title: LocalizedStringResource = "Read Novel"

    @Parameter
    var target: Novel

    func perform() async throws -> some IntentResult {
        .result()
    }
}

@AppEntity(schema: .journal.entry)
struct DiaryEntry {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [DiaryEntry] { [] }
    }

    static let defaultQuery = Query()

    let id: String
    var title: String?
    var message: AttributedString?
    var mediaItems: [IntentFile]
    var entryDate: Date?
    var location: CLPlacemark?

    var displayRepresentation: DisplayRepresentation { "Entry" }
}

@AppIntent(schema: .journal.createEntry)
struct WriteDiary {
    var message: AttributedString
    var title: String?
    var entryDate: Date?
    var location: CLPlacemark?
    var mediaItems: [IntentFile]

    func perform() async throws -> some IntentResult {
        .result()
    }
}

@AppIntent(schema: .journal.search)
struct SearchDiary {
    static let searchScopes: [StringSearchScope] = [.general]
    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult {
        .result()
    }
}

@AppIntent(schema: .journal.deleteEntry)
struct EraseNotes {
    var entities: [DiaryEntry]

    func perform() async throws -> some IntentResult {
        .result()
    }
}

@AppIntent(schema: .mail.createDraft)
struct DraftLetter {
    var to: [IntentPerson]
    var cc: [IntentPerson]
    var bcc: [IntentPerson]
    var subject: String?
    var body: String?
    var account: LetterAccount?
    var attachments: [IntentFile]

    func perform() async throws -> some IntentResult {
        .result()
    }
}

@AppEntity(schema: .mail.account)
struct LetterAccount {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [LetterAccount] { [] }
    }

    static let defaultQuery = Query()

    let id: String
    var name: String
    var emailAddress: String

    var displayRepresentation: DisplayRepresentation { "Account" }
}

@AppIntent(schema: .spreadsheet.create)
struct CreateSheet {
    var template: SheetTemplate?

    func perform() async throws -> some IntentResult {
        .result()
    }
}

@AppEntity(schema: .spreadsheet.template)
struct SheetTemplate {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [SheetTemplate] { [] }
    }

    static let defaultQuery = Query()

    let id: String
    var name: String

    var displayRepresentation: DisplayRepresentation { "Template" }
}

@AppIntent(schema: .reminders.updateList)
struct UpdateTaskList {
    var target: LetterAccount
    var name: String?
    var type: NovelKind?

    func perform() async throws -> some IntentResult {
        .result()
    }
}

@AppEnum(schema: .audio.playbackAttributes)
enum PlayMode: String {
    case shuffle
    case `repeat`

    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .shuffle: "Shuffle", .repeat: "Repeat",
    ]
}

@AppEnum(schema: .audio.queueInsertionLocation)
enum QueuePlace: String {
    case next
    case tail
}

@AppEntity(schema: .audio.artist)
struct Singer {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Singer] {
            identifiers.map { Singer(id: $0) }
        }
    }

    static let defaultQuery = Query()

    let id: String
    var name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: String) {
        self.id = id
        name = id
    }
}

@AppEntity(schema: .audio.warmupAudioQueueResult)
struct PreparedSound {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [PreparedSound] { [] }
    }

    static let defaultQuery = Query()

    let id: String

    var displayRepresentation: DisplayRepresentation { "Prepared" }
}

@AppIntent(schema: .audio.warmupAudioQueue)
struct PrepareSinger {
    var audioEntity: Singer
    var playbackAttributes: Set<PlayMode>

    func perform() async throws -> some ReturnsValue<PreparedSound> {
        .result(value: PreparedSound(id: "\(audioEntity.id) \(playbackAttributes.count)"))
    }
}

@AppIntent(schema: .audio.playAudio)
struct PlaySinger {
    var audioEntity: Singer
    var playbackAttributes: Set<PlayMode>
    var warmupAudioQueueResult: PreparedSound?
    var queueLocation: QueuePlace?

    func perform() async throws -> some IntentResult {
        .result()
    }
}
