import AppIntents
import Foundation

// Declarations that don't follow the schema that they name, what the macro says to each, and its fix: a text that ends in
// “(from macro” is the macro's own, and is expected to its end.

@AppIntent(schema: .browser.bookmarkTab)
// expected-error@-1 {{The schema 'browser.bookmarkTab' asks for 'var name: String?', 'var tab: <#Type#>'. (from macro}}
// expected-note@-2 {{Add what is missing}} {{+3:23-+5:2={\n    var name: String?\n    var tab: <#Type#>\n    func perform() async throws -> some IntentResult { .result() \}\n\}}} {{none}}
struct WithoutMembers {
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.createAlbum)
// expected-error@-1 {{The schema 'photos.createAlbum' asks for 'var name: String'. (from macro}}
// expected-note@-2 {{Add what is missing}}
struct WithoutMember {
    func perform() async throws -> some IntentResult { .result() }
}

let computedTraits: AppIntentTraits = .tool

@AppIntent(computedTraits)
// expected-error@-1 {{A macro reads traits as they are written. List them here, as in '.tool' or '[.tool]'. (from macro}}
struct WithComputedTraits: AppIntent {
    static let title: LocalizedStringResource = "Wrong"
    func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .browser.tab)
struct MemberOfOtherType {
    static let defaultQuery = MemberOfOtherTypeQuery()
    let id: UUID
    var url: URL
    // expected-error@-1 {{The schema 'browser.tab' asks for 'url' to be of type 'URL?'. (from macro}}
    // expected-note@-2 {{Change the type to 'URL?'}} {{14-17=URL?}} {{none}}
    var name: Swift.String
    var isPrivate: Bool
    var displayRepresentation: DisplayRepresentation { "Wrong" }
}

struct MemberOfOtherTypeQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [MemberOfOtherType] { [] }
}

@AppIntent(schema: .photos.addAssetsToAlbum)
struct OptionalForList {
    var assets: [Bowl]?
    // expected-error@-1 {{The schema 'photos.addAssetsToAlbum' asks for 'assets' to be of type '[Bowl]'. (from macro}}
    // expected-note@-2 {{Change the type to '[Bowl]'}} {{17-24=[Bowl]}}
    var album: Bowl
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.addAssetsToAlbum)
struct ListForOne {
    var assets: [Bowl]
    var album: [Bowl]
    // expected-error@-1 {{The schema 'photos.addAssetsToAlbum' asks for 'album' to be of type 'Bowl'. (from macro}}
    // expected-note@-2 {{Change the type to 'Bowl'}} {{16-22=Bowl}}
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .audio.warmupAudioQueue)
struct ListForSet {
    var audioEntity: Bowl
    var playbackAttributes: [Size]
    // expected-error@-1 {{The schema 'audio.warmupAudioQueue' asks for 'playbackAttributes' to be of type 'Set<Size>'. (from macro}}
    // expected-note@-2 {{Change the type to 'Set<Size>'}} {{29-35=Set<Size>}}
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .audio.warmupAudioQueue)
struct SetForOne {
    var audioEntity: Set<Size>
    // expected-error@-1 {{The schema 'audio.warmupAudioQueue' asks for 'audioEntity' to be of type 'Size'. (from macro}}
    // expected-note@-2 {{Change the type to 'Size'}} {{22-31=Size}}
    var playbackAttributes: Set<Size>?
    // expected-error@-1 {{The schema 'audio.warmupAudioQueue' asks for 'playbackAttributes' to be of type 'Set<Size>'. (from macro}}
    // expected-note@-2 {{Change the type to 'Set<Size>'}} {{29-39=Set<Size>}}
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .audio.warmupAudioQueue)
// expected-error@-1 {{The schema 'audio.warmupAudioQueue' asks for 'var playbackAttributes: Set<<#Type#>>'. (from macro}}
// expected-note@-2 {{Add what is missing}}
struct WithoutSet {
    var audioEntity: Bowl
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .reminders.updateReminder)
struct SetOfOthers {
    var target: Bowl
    var title: String?
    var note: AttributedString?
    var images: [IntentFile]?
    var subtasks: [Bowl]?
    var tags: Set<Size>?
    // expected-error@-1 {{The schema 'reminders.updateReminder' asks for 'tags' to be of type 'Set<String>?'. (from macro}}
    // expected-note@-2 {{Change the type to 'Set<String>?'}} {{15-25=Set<String>?}}
    var urls: [URL]?
    var dueDate: DateComponents?
    var recurrence: Foundation.Calendar.RecurrenceRule?
    var isCompleted: Bool?
    var isFlagged: Bool?
    var list: Bowl?
    var section: Bowl?
    var locationTrigger: Bowl?
    func perform() async throws -> some IntentResult { .result() }
}

// A warning, and no more: Apple's documentation doesn't say that an app needs each case.
@AppEnum(schema: .audio.playbackAttributes)
// expected-warning@-1 {{The schema 'audio.playbackAttributes' has 'case `repeat`' too. (from macro}}
// expected-note@-2 {{Add what is missing}} {{+3:26-+8:2={\n    case `repeat`\n    case shuffle\n    static let caseDisplayRepresentations: [WithoutCase: DisplayRepresentation] = [\n        .shuffle: "Shuffle"\n    ]\n\}}} {{none}}
enum WithoutCase: String {
    case shuffle
    static let caseDisplayRepresentations: [WithoutCase: DisplayRepresentation] = [
        .shuffle: "Shuffle"
    ]
}

@AppEnum(schema: .photos.albumType)
// expected-error@-1 {{Only an enumeration can have this attribute. (from macro}}
struct NoEnumeration {}

@AppIntent(schema: .photos.wash)
// expected-error@-1 {{has no member 'wash'}}
struct UnknownName {
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .laundry.wash)
// expected-error@-1 {{type 'AppSchemaIntent' has no member 'laundry'}}
struct UnknownDomain {
    func perform() async throws -> some IntentResult { .result() }
}

// What only looks like a schema to the compiler.

extension AppSchema.PhotosIntent {
    var iron: some AppSchemaIntent { createAlbum }
}

@AppIntent(schema: .photos.iron)
// expected-error@-1 {{There is no schema 'photos.iron'. Choose one that completion offers after the dot. (from macro}}
struct OwnName {
    func perform() async throws -> some IntentResult { .result() }
}

struct OwnSchema: AppSchemaIntent {}
let ownSchema = OwnSchema()

@AppIntent(schema: ownSchema)
// expected-error@-1 {{A schema is written with its domain. Write 'schema: .domain.name', as in 'schema: .photos.createAlbum'. (from macro}}
struct WithoutDomain {
    func perform() async throws -> some IntentResult { .result() }
}
