import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// The find action that the system makes of a query.
@Suite(.timeLimit(.minutes(2)))
struct FindTests {
    /// The names of the peaks that a find action gives.
    private func peaks(_ values: [String: ParameterValue]) async throws -> String {
        let system = TestSystem(intents: [], finding: [Finding.Peak.self])
        let run = try await system.perform("FindPeak", values: values)
        let text = run.text
        try await run.done()
        try await system.finish()
        return text
    }

    private func filters(_ sentences: String...) -> [String: ParameterValue] {
        ["filters": .array(sentences.map(ParameterValue.string))]
    }

    @Test(
        "A filter by each kind of property finds what meets it",
        arguments: [
            ("name contains EI", "Eiger"), ("name is monch", "Mönch"),
            ("name is not eiger", "Jungfrau\nMönch"), ("name begins with jung", "Jungfrau"),
            ("name ends with 'frau'", "Jungfrau"), ("height > 4 km", "Jungfrau\nMönch"),
            ("height <= 3967 m", "Eiger"), ("height between 4.1 km and 4.12 km", "Mönch"),
            ("ascents is 90", "Mönch"), ("ascents at least 90", "Jungfrau\nMönch"),
            ("ascents != 90", "Eiger\nJungfrau"), ("firstAscent has a value", "Eiger"),
            ("first ascent has no value", "Jungfrau\nMönch"),
            ("firstAscent before 1980-01-01", "Eiger"), ("isOpen is no", "Jungfrau"),
            ("tags contains famous", "Eiger\nJungfrau"), ("side is south", "Mönch"),
            ("remark contains face", "Eiger"), ("remark is not x", "Eiger\nJungfrau\nMönch"),
        ])
    func comparisons(sentence: String, names: String) async throws {
        #expect(try await peaks(filters(sentence)) == names)
    }

    @Test("All filters are met, or any of them")
    func modes() async throws {
        var values = filters("name contains n", "ascents > 100")
        #expect(try await peaks(values) == "Jungfrau")
        values["match"] = .enumeration(type: "FilterMatch", rawValue: "any")
        #expect(try await peaks(values) == "Jungfrau\nMönch")
    }

    @Test("What is found is sorted by a property, up or down, and limited")
    func sorting() async throws {
        let sort = ParameterValue.string("ascents")
        #expect(try await peaks(["sortBy": sort]) == "Eiger\nMönch\nJungfrau")
        let down = ParameterValue.string("descending")
        #expect(
            try await peaks(["sortBy": sort, "order": down, "limit": 2]) == "Jungfrau\nMönch")
        #expect(
            try await peaks(["sortBy": "firstAscent", "limit": 1]) == "Eiger")
        // What has no value comes last, up and down.
        #expect(try await peaks(["sortBy": "firstAscent"]) == "Eiger\nJungfrau\nMönch")
        #expect(
            try await peaks(["sortBy": "firstAscent", "order": down]) == "Eiger\nJungfrau\nMönch")
        #expect(try await peaks(["sortBy": "name"]) == "Eiger\nJungfrau\nMönch")
        // Without an order there is nothing that a direction could turn around.
        #expect(try await peaks(["order": down, "limit": 2]) == "Eiger\nJungfrau")
    }

    @Test("Nothing that is found is said in words")
    func nothing() async throws {
        let system = TestSystem(intents: [], finding: [Finding.Peak.self])
        let run = try await system.perform("FindPeak", values: filters("name is Everest"))
        #expect(run.dialog?.full == "No results.")
        try await run.done()
        try await system.finish()
    }

    @Test(
        "The form offers filters first and the rest behind “More”, with the titles of the properties"
    )
    func form() async throws {
        let system = TestSystem(intents: [], finding: [Finding.Peak.self])
        await system.system.learnProperties()
        let entry = try #require(system.system.catalog.entry(identifier: "FindPeak"))
        let metadata = system.system.catalog.metadata(
            of: entry, locale: Locale(identifier: "en"))
        #expect(metadata.title == "Find Peak")
        #expect(metadata.description == "Finds peaks of the Alps.")
        #expect(
            metadata.parameters.map(\.name) == ["filters", "match", "sortBy", "order", "limit"])
        guard case .list(.union(let kinds)) = metadata.parameters[0].shape else {
            Issue.record("The filters are no list of kinds: \(metadata.parameters[0].shape)")
            return
        }
        let names = kinds.map { if case .structure(let shape) = $0 { shape.name } else { "?" } }
        #expect(
            names == [
                "Name", "Height", "Ascents", "First Ascent", "Open", "Tags", "Side", "Remark",
            ])
        try await system.finish()
    }

    @Test(
        "A filter that means nothing is refused beside its field, and nothing is performed",
        arguments: [
            "colour is red", "name", "name contains", "height > blue", "height > NaN m",
            "height between 1 m", "ascents contains 3", "side is west", "isOpen > yes", "",
        ])
    func unusable(sentence: String) async throws {
        let system = TestSystem(intents: [], finding: [Finding.Peak.self])
        let run = try await system.perform("FindPeak", values: filters(sentence))
        #expect(run.screen.contains("!"), "\(run.screen)")
        try await run.cancel()
        try await system.finish()
    }

    @Test("A property query gets its own conditions, the mode, the order and the limit")
    func propertyQuery() async throws {
        let system = TestSystem(intents: [], finding: [Finding.Book.self])
        Finding.BookQuery.asked.withLock { $0 = [] }
        await system.system.learnProperties()
        let run = try await system.perform(
            "FindBook",
            values: [
                "filters": [
                    "author begins with Au", "title contains mm", "pages between 10 and 500",
                ], "match": "any", "sortBy": "pages", "order": "descending", "limit": 1,
            ])
        #expect(run.text == "Emma")
        try await run.done()
        #expect(
            Finding.BookQuery.asked.withLock(\.last)
                == """
                ["author starts Au", "title has mm", "pages in 10-500"] or ["pages descending"] 1
                """)
        try await system.finish()
    }
}
