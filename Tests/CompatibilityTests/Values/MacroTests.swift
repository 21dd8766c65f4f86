import AppIntents
import CoreSpotlight
import Foundation
import Testing

/// The macros of App Intents, as authors write them.
struct MacroTests {
    public struct Model {
        let title: String
        func visitors() async throws -> Int { title.count }
    }

    public struct Landmark: AppEntity {
        public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
        public static let defaultQuery = LandmarkQuery()

        let model: Model

        public var id: String { model.title }

        @ComputedProperty(indexingKey: \.displayName)
        public var name: String { model.title }

        @ComputedProperty(title: "Length", indexingKey: \.pageCount)
        var length: Int? { model.title.count }

        @ComputedProperty
        var shout: String { model.title.uppercased() }

        @ComputedProperty(title: "Initial")
        var initial: String? {
            get { model.title.first.map(String.init) }
        }

        @DeferredProperty(title: "Visitors")
        var visitors: Int {
            get async throws { try await model.visitors() }
        }

        public var displayRepresentation: DisplayRepresentation { "Landmark" }
    }

    public struct LandmarkQuery: EntityQuery {
        public init() {}
        public func entities(for identifiers: [String]) async throws -> [Landmark] { [] }
    }

    @UnionValue
    enum Destination {
        case landmark(Landmark)
        case address(url: URL)
    }

    @UnionValue
    enum Reply {
        case words(String)
        case number(Int)
    }

    struct Answer: AppIntent {
        static let title: LocalizedStringResource = "Answer"
        @Parameter(title: "Reply") var reply: Reply
        @Parameter(title: "Other") var other: Reply?

        static var parameterSummary: some ParameterSummary {
            Switch(\.$reply) {
                Case(.words) { Summary("Say \(\.$reply.value)") }
                DefaultCase {
                    Summary("Answer by \(\.$reply.type): \(\.$reply.value)") { \.$other }
                }
            }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Visit: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Parameter(title: "Destination") var destination: Destination
        @Parameter(title: "More", description: "Other places") var others: [Destination]?
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("A computed property is a property of its title and type")
    func computed() {
        let landmark = Landmark(model: Model(title: "Fuji"))
        let name: EntityProperty<String> = landmark.$name
        #expect(String(localized: name.title) == "")
        #expect(String(localized: landmark.$initial.title) == "Initial")
        #expect(String(localized: landmark.$visitors.title) == "Visitors")
        #expect(landmark.name == "Fuji")
        let path: KeyPath<Landmark, EntityProperty<Int>> = \.$visitors
        #expect(String(localized: landmark[keyPath: path].title) == "Visitors")
    }

    @Test("A union value's author names it and its kinds in an extension, or not at all")
    func unionNames() {
        #expect(String(localized: Reply.typeDisplayRepresentation.name) == "Answer")
        #expect(String(localized: Reply.Cases.typeDisplayRepresentation.name) == "Answer")
        let titles = Reply.Cases.allCases.compactMap {
            Reply.caseDisplayRepresentations[$0].map { String(localized: $0.title) }
        }
        #expect(titles == ["In Words", "As a Number"])
        #expect(Destination.Cases.allCases == [.landmark, .address])
        #expect(Destination.caseDisplayRepresentations.isEmpty)
        #expect(String(localized: Destination.typeDisplayRepresentation.name) == "Destination")
    }

    @Test("The components of a union value are values of their own")
    func components() {
        let answer = Answer()
        #expect(answer.$reply.type == .type)
        #expect(answer.$other.value == .value)
        #expect(Set([answer.$reply.type, answer.$reply.value]).count == 2)
    }

    @Test("A union value is one of its types' values")
    func union() throws {
        let url = try #require(URL(string: "https://example.org"))
        #expect(Destination.address(url: url).asIntentValue as? URL == url)
        #expect(Destination.allIntentValueTypes.count == 2)
        #expect(Destination.allIntentValueTypes.last is URL.Type)
    }
}

extension MacroTests.Reply {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Answer" }

    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
        .words: "In Words", .number: "As a Number",
    ]
}
