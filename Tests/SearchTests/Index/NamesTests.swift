import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Other names of values, pictures that are fetched, and those to whom an entity belongs.
@Suite(.timeLimit(.minutes(2)))
struct NamesTests {
    @Test("A synonym finds a choice of a picker, and a text for a parameter leads to its entity")
    func synonyms() async throws {
        let system = TestSystem(intents: [Choir.Hear.self, Choir.Pick.self])
        let found = try await system.system.choices(
            intent: "Hear", parameter: "singer", matching: "soprano")
        #expect(found.map(\.title) == ["Ada"])
        let run = try await system.perform("Hear", values: ["singer": "soprano"])
        #expect(run.dialog?.full == "Hearing Ada.")
        try await run.done()
        let other = try await system.perform("Pick", values: ["voice": "Lowest"])
        #expect(other.dialog?.full == "Picked bass.")
        try await other.done()
        try await system.finish()
    }

    @Test("A picture is fetched when a row or a card shows it, and its failure leaves it out")
    func pictures() async throws {
        let system = TestSystem(intents: [Choir.Hear.self, Choir.Open.self])
        let found = try await system.system.choices(
            intent: "Hear", parameter: "singer", matching: "")
        #expect(found.map(\.systemImageName) == ["music.mic", nil])
        let run = try await system.perform("Open", values: ["target": "2"])
        #expect(run.text.contains("Bob"))
        #expect(
            system.messages.contains {
                $0.contains("The picture of “Bob” (Singer) could not be fetched")
            })
        try await system.finish()
    }

    @Test("The log says once why a row or a representation is without its picture")
    func missingPictures() async throws {
        let system = TestSystem(intents: [Choir.Hear.self])
        for _ in 1...2 {
            _ = try await system.system.choices(intent: "Hear", parameter: "singer", matching: "")
        }
        #expect(await Choir.Singer(id: 2).displayRepresentation(with: .image).image == nil)
        let told = system.messages.filter { $0.contains("“Bob” (Singer)") }
        #expect(told.count == 1)
        #expect(
            told.first?.contains(
                """
                The picture of “Bob” (Singer) could not be fetched: Broken(); it is shown without one. Let \
                the closure of its DisplayRepresentation return nil where there is no picture.
                """) == true, "\(told)")
        try await system.finish()
    }

    @Test("The log says once from which host a picture is not fetched, and the cure")
    func refusedPictures() async throws {
        let system = TestSystem(intents: [Choir.Visit.self])
        for _ in 1...2 {
            let found = try await system.system.choices(
                intent: "Visit", parameter: "hall", matching: "")
            #expect(found.map(\.title) == ["Odeon"])
            #expect(found.map(\.picture) == [nil])
        }
        #expect(
            system.messages.filter { $0.contains("Odeon") } == [
                """
                warning: The picture of “Odeon” (Hall) is left out. The picture at halls.example isn’t \
                fetched: its server would learn who looks at what. Add “halls.example” to the app’s \
                pictureHosts, or let the intent fetch the picture and return it with its result.
                """
            ])
        try await system.finish()
    }

    @Test("Only who asks for the picture gets it")
    func components() async throws {
        let singer = Choir.Singer(id: 1)
        #expect(await singer.displayRepresentation(with: .text).image == nil)
        #expect(
            await singer.displayRepresentation(with: [.text, .image]).image
                == .init(systemName: "music.mic"))
        let looks = try await Choir.SingerQuery().displayRepresentations(for: [1, 7])
        #expect(looks.mapValues { String(localized: $0.title) } == [1: "Ada"])
    }

    @Test(
        "Before something is deleted that others have part in, the question says so",
        arguments: [
            (1, "Delete “Ada”?"), (2, "Delete “Bob”? Other people share what you delete."),
            (3, "Delete “Cem”? Everybody can see what you delete."),
        ])
    func ownership(id: Int, question: String) async throws {
        let system = TestSystem(intents: [Choir.Dismiss.self])
        let run = try await system.perform(
            "Dismiss", values: ["entities": [.entity(type: "Member", id: String(id))]])
        #expect(run.dialog?.full == question)
        try await run.cancel()
        try await system.finish()
    }
}

extension NamesTests {
    @Test(
        "Before something else is destroyed that others have part in, the question says so too",
        arguments: [
            (1, "Send Ada home?"), (2, "Send Bob home? Other people share what this changes."),
            (3, "Send Cem home? Everybody can see what this changes."),
        ])
    func destructive(id: Int, question: String) async throws {
        let system = TestSystem(intents: [Choir.SendHome.self])
        let run = try await system.perform(
            "SendHome",
            values: [
                "member": .entity(type: "Member", id: String(id)), "isHarmless": .bool(false),
            ])
        #expect(run.dialog?.full == question)
        try await run.cancel()
        let harmless = try await system.perform(
            "SendHome",
            values: ["member": .entity(type: "Member", id: "3"), "isHarmless": .bool(true)])
        #expect(harmless.dialog?.full == "Send Cem home?")
        try await harmless.cancel()
        try await system.finish()
    }
}

enum Choir {
    struct SendHome: AppIntent {
        static let title: LocalizedStringResource = "Send Home"
        @Parameter(title: "Member") var member: Member
        @Parameter(title: "Harmless") var isHarmless: Bool

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(
                actionName: .custom(
                    acceptLabel: "Send", acceptAlternatives: [], denyLabel: "Keep",
                    denyAlternatives: [], destructive: !isHarmless),
                dialog: "Send \(member.displayRepresentation.title) home?")
            return .result()
        }
    }

    struct Broken: Error {}

    struct Singer: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Singer"
        static var defaultQuery: SingerQuery { SingerQuery() }
        let id: Int
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: id == 1 ? "Ada" : "Bob", synonyms: id == 1 ? ["Soprano"] : []
            ) {
                if id == 2 { throw Broken() }
                return DisplayRepresentation.Image(systemName: "music.mic")
            }
        }
    }

    struct SingerQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Singer] {
            identifiers.filter { $0 < 3 }.map { Singer(id: $0) }
        }
        func suggestedEntities() async throws -> [Singer] { [Singer(id: 1), Singer(id: 2)] }
    }

    enum Voice: String, AppEnum {
        case alto, bass
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Voice"
        static let caseDisplayRepresentations: [Voice: DisplayRepresentation] = [
            .alto: "Alto", .bass: DisplayRepresentation(title: "Bass", synonyms: ["lowest"]),
        ]
    }

    struct Hear: AppIntent {
        static let title: LocalizedStringResource = "Hear"
        @Parameter(title: "Singer") var singer: Singer
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Hearing \(singer.displayRepresentation.title).")
        }
    }

    struct Hall: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hall"
        static var defaultQuery: HallQuery { HallQuery() }
        let id = "odeon"
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "Odeon",
                image: URL(string: "https://halls.example/odeon.png").map {
                    DisplayRepresentation.Image(url: $0)
                })
        }
    }

    struct HallQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Hall] { [Hall()] }
        func suggestedEntities() async throws -> [Hall] { [Hall()] }
    }

    struct Visit: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Parameter(title: "Hall") var hall: Hall
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Pick: AppIntent {
        static let title: LocalizedStringResource = "Pick"
        @Parameter(title: "Voice") var voice: Voice
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Picked \(voice.rawValue).")
        }
    }

    struct Open: OpenIntent {
        static let title: LocalizedStringResource = "Open"
        @Parameter(title: "Singer") var target: Singer
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Member: OwnershipProvidingEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Member"
        static var defaultQuery: MemberQuery { MemberQuery() }
        let id: Int
        var ownership: EntityOwnership {
            switch id {
            case 2: .shared
            case 3: [.shared, .public]
            default: .unknown
            }
        }
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: id == 1 ? "Ada" : id == 2 ? "Bob" : "Cem")
        }
    }

    struct MemberQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Member] {
            identifiers.map { Member(id: $0) }
        }
    }

    struct Dismiss: DeleteIntent {
        static let title: LocalizedStringResource = "Dismiss"
        @Parameter(title: "Members") var entities: [Member]
        func perform() async throws -> some IntentResult { .result() }
    }
}
