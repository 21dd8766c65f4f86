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

    @Test("A union value is one of its types' values")
    func union() throws {
        let url = try #require(URL(string: "https://example.org"))
        #expect(Destination.address(url: url).asIntentValue as? URL == url)
        #expect(Destination.allIntentValueTypes.count == 2)
        #expect(Destination.allIntentValueTypes.last is URL.Type)
    }
}
