import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// The attributes that follow from an entity's properties.
@Suite struct IndexingKeyTests {
    @Test("The display representation and the properties with a key fill the attributes")
    func attributes() throws {
        let summit = Atlas.Summit(
            "Zinal", height: 4221, tags: ["steep", "rock"], skiArea: "Grimentz",
            synonyms: ["Rothorn"])
        let attributes = summit.attributeSet
        #expect(attributes.displayName == "Zinal")
        #expect(attributes.title == "Zinal")
        #expect(attributes.contentDescription == "A mountain")
        #expect(attributes.alternateNames == ["Rothorn"])
        #expect(attributes.altitude == 4221)
        #expect(attributes.keywords == ["steep", "rock"])
        #expect(attributes.contentCreationDate == nil)
        let key = try #require(CSCustomAttributeKey(keyName: "ski_area"))
        #expect(attributes.value(forCustomKey: key) as? String == "Grimentz")
    }

    @Test("A value that doesn't fit makes the index refuse the entity, and the message names both")
    func misfit() async throws {
        let error = await #expect(throws: CSIndexError.self) {
            try await CSSearchableIndex(name: "misfits").indexAppEntities([Misfit(id: "1")])
        }
        #expect(
            error?.description == """
                The item Misfit/1 was not indexed, and no other of the same call: The property remark of \
                Misfit has a value of type String, which can't fill the attribute altitude of the index. \
                Name an attribute of that type in its indexingKey, or one that is a text or a list of \
                texts, which takes any value.
                """)
    }

    @Test(
        "A property that is read from the entity, and one that is fetched, fill attributes as well")
    func getters() async throws {
        let index = CSSearchableIndex(name: "getters")
        let entity = Reading(id: "r")
        #expect(entity.attributeSet.city == "Sion")
        #expect(entity.attributeSet.country == nil)
        try await index.indexAppEntities([entity])
        let system = TestSystem(intents: [ReadReading.self]).system
        #expect(system.search("switzerland").first?.title == "Reading")
    }

    @Test("The system sets a property where its entity keeps the value")
    func getSetter() throws {
        let data = Form(_data: .structure(["name": "Ada", "size": 3]), .init())
        let form = try #require(data)
        #expect(form.stored == "Ada")
        #expect(form._data == .structure(["name": "Ada", "size": 3]))
        #expect(Form(_data: .structure(["name": [1], "size": 3]), .init()) == nil)
    }
}

private struct Misfit: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Misfit"
    static var defaultQuery: Nothing<Misfit> { .init() }
    let id: String
    @Property(title: "Remark", indexingKey: \.altitude) var remark: String
    var displayRepresentation: DisplayRepresentation { "Misfit" }

    init(id: String) {
        self.id = id
        remark = "high"
    }
}

private struct Nothing<Entity: AppEntity>: EntityQuery where Entity.ID == String {
    typealias Result = [Entity]
    func entities(for identifiers: [String]) async throws -> [Entity] { [] }
}

private struct Reading: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reading"
    static var defaultQuery: Nothing<Reading> { .init() }
    let id: String
    let town = "Sion"
    @Property(identifier: "city", indexingKey: \.city, getter: \Reading.town) var city: String
    @Property(
        identifier: "country", title: "Country", indexingKey: \.country,
        asyncGetter: { (_: Reading) in "Switzerland" })
    var country: String
    var displayRepresentation: DisplayRepresentation { "Reading" }

    init(id: String) {
        self.id = id
    }
}

private struct ReadReading: AppIntent {
    static let title: LocalizedStringResource = "Read"
    @Parameter(title: "Reading") var reading: Reading
    func perform() async throws -> some IntentResult { .result() }
}

private struct Form: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Form"
    var stored = ""
    @Property(identifier: "name", title: "Name", getSetter: \Form.stored) var name: String
    @Property(title: "Size") var size: Int
    var displayRepresentation: DisplayRepresentation { "Form" }
}
