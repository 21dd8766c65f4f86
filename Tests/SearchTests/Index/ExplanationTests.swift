import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// The reasons that a search tells for the place of each row.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct ExplanationTests {
    typealias Explanation = SearchItem.Explanation

    private let system = TestSystem(intents: Orchard.intents, shortcuts: Orchard.Shortcuts.self)

    private func rows(_ text: String) -> [SearchItem] {
        system.system.search(text, for: .owner, explains: true).flatMap(\.items)
    }

    private func explanation(
        _ text: String, _ title: String
    ) throws -> Explanation {
        let row = try #require(rows(text).first { $0.title == title }, "\(text): \(title)")
        return try #require(row.explanation)
    }

    @Test(
        "Each word tells the text that it matches, and how",
        arguments: [
            ("apple", "Apple", Explanation.Field.name, Explanation.Meeting.whole, 0),
            ("app", "Apple", .name, .beginning, 1),
            ("apple", "Pineapple", .name, .inside, 2),
            ("poire", "Red Pear", .synonym, .whole, 8),
            ("cider", "Apple", .keyword, .whole, 24),
            ("harvest", "Pick", .keyword, .whole, 24),
            ("grows", "Plum", .description, .whole, 32),
            ("produce", "Pick", .type, .whole, 40),
            ("produce", "Plum", .type, .whole, 40),
        ])
    func words(
        _ text: String, _ title: String, _ field: Explanation.Field,
        _ meeting: Explanation.Meeting, _ cost: Int
    ) async throws {
        try await Orchard.fill()
        let found = try explanation(text, title)
        #expect(found.group == .matching)
        #expect(
            found.words == [.init(text: text, field: field, meeting: meeting, cost: cost)])
        #expect(found.rank?.words == cost)
    }

    @Test("A mistake is counted, and a word of an action beside a value costs nothing")
    func mistakes() async throws {
        try await Orchard.fill()
        let plum = try explanation("plvm", "Plum")
        #expect(
            plum.words == [
                .init(text: "plvm", field: .name, meeting: .mistaken, mistakes: 1, cost: 4)
            ])
        let pick = try explanation("pick plum", "Pick")
        #expect(pick.words.map(\.field) == [.action, .name])
        #expect(pick.rank?.words == 0)
    }

    @Test("The rows stand in the order of the parts of their ranks, which are all that decides")
    func order() async throws {
        try await Orchard.fill()
        for text in ["p", "pl", "fruit", "apple", "pear red", "pick", "prune", "tree", "plvm"] {
            let sections = system.system.search(text, for: .owner, explains: true)
            #expect(!sections.isEmpty, "\(text)")
            for section in sections {
                let found = section.items.compactMap(\.explanation).filter { $0.group == .matching }
                let ranks = found.compactMap(\.rank)
                #expect(ranks.count == found.count)
                #expect(ranks == ranks.sorted(), "\(text): \(section.title)")
                for found in found {
                    #expect(found.rank?.words == found.words.reduce(0) { $0 + $1.cost })
                }
            }
        }
    }

    @Test("A shorter name comes before a longer one, and further actions below all values")
    func rest() async throws {
        try await Orchard.fill()
        #expect(try explanation("pear", "Red Pear").rank?.rest == 1)
        #expect(try explanation("cider", "Apple").rank?.rest == nil)
        let rows = rows("apple").filter { $0.kind == .entity }
        #expect(rows.map(\.title) == ["Apple", "Pineapple"])
    }

    @Test("What a person did is a part of the rank, and pinned rows say so")
    func habits() async throws {
        let system = TestSystem(intents: [RecentCards.WeighLoaf.self, RecentCards.SweepFloor.self])
        let person = Person.session(SessionID("test"))
        let run = try await system.perform("WeighLoaf")
        #expect(run.error == nil)
        await system.system.renewOffers(language: "en", for: person)
        let found = { (text: String) in
            system.system.search(text, for: person, explains: true).flatMap(\.items)
        }
        #expect(found("weigh").map(\.explanation?.rank?.habit) == [.recent])
        #expect(found("sweep").map(\.explanation?.rank?.habit) == [.other])
        #expect(found("").first?.explanation?.group == .recent)
        try await system.finish()
    }

    @Test("A search that asks for no reasons has none, in its rows and in its JSON")
    func unasked() async throws {
        try await Orchard.fill()
        let found = system.system.search("apple").flatMap(\.items)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.explanation == nil })
    }
}
