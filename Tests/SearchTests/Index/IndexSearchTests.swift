import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing
import UniformTypeIdentifiers

/// Entities that the app put into an index, as a person finds them.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct IndexSearchTests {
    private let system = TestSystem(intents: Atlas.intents)
    private let index = CSSearchableIndex(name: "atlas")

    private func found(_ text: String) -> [SearchItem] {
        system.system.search(text).flatMap(\.items).filter { $0.kind == .entity }
    }

    private func fill(_ summits: [Atlas.Summit], priority: Int = 0) async throws {
        try await index.deleteAppEntities(ofType: Atlas.Summit.self)
        try await index.indexAppEntities(summits, priority: priority)
    }

    @Test("An entity is a row that opens it, and rows of what else can be done with it")
    func rows() async throws {
        try await fill([Atlas.Summit("Weisshorn"), Atlas.Summit("Dom")])
        #expect(found("").isEmpty)
        let section = try #require(system.system.search("weiss").first)
        let values = ["target": ParameterValue.entity(type: "Summit", id: "Weisshorn")]
        #expect(section.title == "Summit")
        #expect(section.items.map(\.title) == ["Weisshorn", "Climb", "Forget Summits"])
        #expect(section.items.map(\.subtitle) == ["A mountain", "Weisshorn", "Weisshorn"])
        #expect(section.items.map(\.intent) == ["OpenSummit", "ClimbSummit", "ForgetSummits"])
        #expect(section.items.map(\.needsValues) == [false, true, false])
        #expect(section.items[0].systemImageName == "mountain.2")
        #expect(section.items[0].values == values)

        let run = try await system.perform(
            section.items[0].intent, values: try #require(section.items[0].values))
        #expect(run.text.contains("Weisshorn"))
        let climb = section.items[1]
        var climbing = try #require(climb.values)
        climbing["days"] = 2
        let other = try await system.perform(climb.intent, values: climbing)
        #expect(other.dialog?.full == "Climbing Weisshorn for 2 days.")
        try await other.done()
        try await system.finish()
    }

    @Test(
        "Names, synonyms, keywords, subtitle, numbers, days and own attributes lead to an entity",
        arguments: [
            "breit", "BREITHORN", "wide", "glacier", "mountain", "4164", "zermatt", "1813-08-13",
        ])
    func texts(_ text: String) async throws {
        let summit = Atlas.Summit(
            "Breithorn", height: 4164, tags: ["glacier"], skiArea: "Zermatt",
            synonyms: ["Wide Horn"])
        summit.firstAscent = try Date("1813-08-13T12:00:00Z", strategy: .iso8601)
        try await fill([summit])
        #expect(found(text).first?.title == "Breithorn")
    }

    @Test("A match of the name comes before one of a keyword, and a higher priority before a lower")
    func order() async throws {
        try await fill([
            Atlas.Summit("Dent", tags: ["pigne"]), Atlas.Summit("Pigne"), Atlas.Summit("Pigne Two"),
            Atlas.Summit("Other", tags: ["pigne"]),
        ])
        #expect(found("pign").map(\.title) == ["Pigne", "Pigne Two", "Dent", "Other"])
        try await index.indexAppEntities([Atlas.Summit("Pigne Two")], priority: 5)
        #expect(found("pign").map(\.title) == ["Pigne Two", "Pigne", "Dent", "Other"])
    }

    @Test(
        "The whole name of an entity lists its actions below it, and other rows say that there are more"
    )
    func whole() async throws {
        let names = ["Rosa", "Rosa Blanche", "Monte Rosa", "Rosa Nord"]
        try await fill(names.map { Atlas.Summit($0) })
        let some = found("ros")
        #expect(Set(some.map(\.title)) == Set(names))
        #expect(some.allSatisfy { $0.hasActions == true })

        let all = found("rósa")
        #expect(all.prefix(3).map(\.title) == ["Rosa", "Climb", "Forget Summits"])
        #expect(all.prefix(3).map(\.subtitle) == ["A mountain", "Rosa", "Rosa"])
        #expect(all.prefix(3).map(\.hasActions) == [nil, nil, nil])
        #expect(Set(all.dropFirst(3).map(\.title)) == Set(names.dropFirst()))
        #expect(all.dropFirst(3).allSatisfy { $0.hasActions == true })
        // A row of an action has no further ones.
        #expect(found("climb ros").map(\.hasActions) == [nil, nil, nil, nil])
    }

    @Test("An entity with one action that the person may perform doesn't say that there are more")
    func restricted() async throws {
        try await fill(
            ["Rosa", "Rosa Blanche", "Monte Rosa", "Rosa Nord"].map { Atlas.Summit($0) })
        let system = TestSystem(
            intents: Atlas.intents,
            access: IntentAccess().restricting(
                Atlas.ClimbSummit.self, Atlas.ForgetSummits.self, to: "guides"))
        func rows(of person: Person) -> [SearchItem] {
            system.system.search("ros", for: person).flatMap(\.items)
                .filter { $0.kind == .entity }
        }
        let guest = rows(of: .session(.random(), name: "atlas-guest"))
        #expect(guest.count == 4 && guest.allSatisfy { $0.hasActions == nil })
        #expect(found("ros").allSatisfy { $0.hasActions == true })
        let guide = rows(of: .session(.random(), name: "atlas-guide", groups: ["guides"]))
        #expect(guide.count == 4 && guide.allSatisfy { $0.hasActions == true })
    }

    @Test("Actions stand below the entity with the whole name also if few entities match")
    func wholeAmongFew() async throws {
        try await fill([Atlas.Summit("Lyskamm"), Atlas.Summit("Lyskamm West")])
        #expect(
            found("lyskamm").map(\.title) == [
                "Lyskamm", "Climb", "Forget Summits", "Lyskamm West", "Climb", "Forget Summits",
            ])
        #expect(
            found("lysk").map(\.title) == [
                "Lyskamm", "Lyskamm West", "Climb", "Forget Summits", "Climb", "Forget Summits",
            ])
        #expect(found("lysk").allSatisfy { $0.hasActions == nil })
    }

    @Test(
        "Entities of one name that are more than few have no actions among the rows, and don't say that there are more"
    )
    func manyOfOneName() async throws {
        try await fill([Atlas.Summit("Zahnstock")])
        let items = (1...4).map { number in
            let attributes = CSSearchableItemAttributeSet(contentType: .content)
            attributes.displayName = "Zahn"
            let item = CSSearchableItem(
                uniqueIdentifier: "zahn \(number)", domainIdentifier: "peaks.teeth",
                attributeSet: attributes)
            item.associateAppEntity(Atlas.Summit("Peak \(number)"))
            return item
        }
        try await index.indexSearchableItems(items)
        for text in ["zahn", "zah"] {
            let rows = found(text)
            #expect(rows.count == 5)
            let teeth = rows.filter { $0.title == "Zahn" }
            #expect(teeth.map(\.hasActions) == [nil, nil, nil, nil])
            #expect(rows.filter { $0.hasActions == true }.map(\.title) == ["Zahnstock"])
        }
        try await index.deleteSearchableItems(withDomainIdentifiers: ["peaks"])
        #expect(found("zahn").map(\.title).first == "Zahnstock")
    }

    @Test(
        "An entity that a search for its whole title doesn't find doesn't say that there is more",
        arguments: [
            (1...33).map { "horn\($0)" }.joined(separator: " "),
            "Horn " + String(repeating: "a", count: 508),
            "Horn\nPeak",
        ])
    func titlesThatFindNothing(_ title: String) async throws {
        let longest = "Horn " + String(repeating: "a", count: 507)
        try await fill([title, longest, "Horn 1", "Horn 2"].map { Atlas.Summit($0) })
        let rows = found("horn")
        #expect(rows.count == 4)
        #expect(rows.first { $0.title == title }?.hasActions == nil)
        #expect(rows.filter { $0.hasActions == true }.count == 3)
        // What says so says the truth.
        let all = found(longest)
        #expect(all.map(\.subtitle).filter { $0 == longest }.count == 2)
        #expect(all.first?.hasActions == nil)
    }

    @Test("An entity whose title is signs says nothing of more")
    func signs() async throws {
        let items = ["★", "Stern 1", "Stern 2", "Stern 3"].map { title in
            let attributes = CSSearchableItemAttributeSet(contentType: .content)
            attributes.displayName = title
            attributes.keywords = ["sign"]
            let item = CSSearchableItem(
                uniqueIdentifier: title, domainIdentifier: "signs", attributeSet: attributes)
            item.associateAppEntity(Atlas.Summit(title))
            return item
        }
        try await fill([])
        try await index.indexSearchableItems(items)
        let rows = found("sign")
        #expect(rows.count == 4)
        #expect(rows.first { $0.title == "★" }?.hasActions == nil)
        #expect(rows.filter { $0.hasActions == true }.count == 3)
        try await index.deleteSearchableItems(withDomainIdentifiers: ["signs"])
    }

    @Test("Words of an intent that takes an entity lead to it with the entity")
    func intentAndEntity() async throws {
        try await fill([Atlas.Summit("Mönch", tags: ["snow"]), Atlas.Summit("Eiger")])
        #expect(found("climb monch").map(\.title) == ["Climb"])
        #expect(found("mönch climb").map(\.subtitle) == ["Mönch"])
        let values = ["summit": ParameterValue.entity(type: "Summit", id: "Eiger")]
        #expect(found("climb eig").first?.values == values)
        #expect(found("climb").isEmpty)
        #expect(found("climb forget eiger").isEmpty)
        #expect(found("climb matter").isEmpty)
    }

    @Test("A typing mistake finds an entity if nothing is found without one")
    func mistakes() async throws {
        try await fill([Atlas.Summit("Finsteraarhorn"), Atlas.Summit("Schreckhorn")])
        #expect(found("finsterarhorn").map(\.title).first == "Finsteraarhorn")
        #expect(found("shreckhorn").map(\.title).first == "Schreckhorn")
        #expect(found("horn").map(\.title).contains("Schreckhorn"))
        #expect(found("xxxxx").isEmpty)
    }

    @Test("Indexing again replaces what is found")
    func again() async throws {
        try await fill([Atlas.Summit("Jungfrau", tags: ["railway"])])
        #expect(!found("railway").isEmpty)
        try await index.indexAppEntities([Atlas.Summit("Jungfrau", tags: ["tunnel"])])
        #expect(found("railway").isEmpty)
        #expect(found("tunnel").first?.title == "Jungfrau")
    }

    @Test("A hidden entity, and one that was deleted, are in no row")
    func hidden() async throws {
        try await fill([
            Atlas.Summit("Rimpfisch", tags: ["ridge"], isHidden: true), Atlas.Summit("Strahl"),
            Atlas.Summit("Alphubel"),
        ])
        #expect(found("rimpf").isEmpty)
        try await index.deleteAppEntities(identifiedBy: ["Strahl"], ofType: Atlas.Summit.self)
        #expect(found("strahl").isEmpty)
        #expect(!found("alphubel").isEmpty)
        // Its own words still lead a text that someone gives for a parameter to it.
        let run = try await system.perform("OpenSummit", values: ["target": "ridge"])
        #expect(run.text.contains("Rimpfisch"))
        try await system.finish()
    }

    @Test("An item of one's own stands for an entity that is associated with it")
    func associated() async throws {
        try await fill([])
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.displayName = "Lagginhorn, Valais"
        attributes.rankingHint = 4
        let item = CSSearchableItem(
            uniqueIdentifier: "laggin", domainIdentifier: "peaks.valais", attributeSet: attributes)
        try await index.indexSearchableItems([item])
        #expect(found("laggin").isEmpty)
        item.associateAppEntity(Atlas.Summit("Lagginhorn"))
        try await index.indexSearchableItems([item])
        #expect(found("laggin").first?.title == "Lagginhorn, Valais")
        try await index.deleteSearchableItems(withDomainIdentifiers: ["peaks"])
        #expect(found("laggin").isEmpty)
    }

    @Test("A row shows the picture that the index has")
    func picture() async throws {
        try await fill([])
        let item = CSSearchableItem(appEntity: Atlas.Summit("Bietschhorn"))
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0])
        item.attributeSet.thumbnailData = png
        try await index.indexSearchableItems([item])
        #expect(found("bietsch").first?.picture?.contentType == "image/png")
        #expect(found("bietsch").first?.picture?.data == png)
    }
}

/// When the system asks a query to fill the index.
@Suite(.timeLimit(.minutes(2)))
struct IndexFillingTests {
    @Test("All entities are asked for while there is none, and an expired one by itself")
    func filling() async throws {
        let system = TestSystem(intents: [Gazetteer.VisitVillage.self]).system
        #expect(system.search("village 1").isEmpty)
        await system.fillIndex()
        #expect(Gazetteer.asked.withLock { $0 } == ["all"])
        let names = { (text: String) in system.search(text).flatMap(\.items).map(\.title) }
        #expect(names("village").contains("Village 1"))
        #expect(Gazetteer.asked.withLock { $0.count } <= 2)
        await system.fillIndex()
        await system.fillIndex()
        #expect(Gazetteer.asked.withLock { $0 } == ["all", "[3]"])
        #expect(names("village 3") == ["Village 3"])
    }
}
