import AppIntents
import Testing

private struct Sizes: DynamicOptionsProvider {
    func results() async throws -> [BowlSize] { [.large, .small] }

    func defaultResult() async -> BowlSize? { .small }
}

private struct Places: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<Place> {
        ItemCollection(promptLabel: "Where?") {
            ItemSection("Asia") {
                Item(Place(id: "Fuji"), title: "Mount Fuji")
                Place(id: "Everest")
            }
            ItemSection("Europe", items: [Place(id: "Etna")])
        }
    }
}

private struct Numbers: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<Int> {
        IntentItemCollection {
            IntentItem(1, title: "One")
            IntentItem(2)
        }
    }
}

@Suite struct OptionsTests {
    @Test func arraysAreCollections() async throws {
        #expect(try await Sizes().results().items == [.large, .small])
        #expect(await Sizes().defaultResult() == .small)
        #expect([BowlSize].empty.isEmpty)
    }

    @Test func collectionsKeepSections() async throws {
        let places = try await Places().results()
        #expect(places.items.map(\.id) == ["Fuji", "Everest", "Etna"])
        #expect(await Places().defaultResult() == nil)
        let sections = places.optionSections
        #expect(
            sections.map { $0.heading.map { String(localized: $0.title) } } == ["Asia", "Europe"])
        #expect(
            sections.first?.options.map { $0.representation.map { String(localized: $0.title) } }
                == ["Mount Fuji", "Everest"])
    }

    @Test func itemsWithoutASectionMakeOne() async throws {
        let sections = try await Numbers().results().optionSections
        #expect(sections.count == 1)
        #expect(
            sections.first?.options.map { $0.representation.map { String(localized: $0.title) } }
                == ["One", "2"])
    }

    @Test func sizesHaveBounds() {
        #expect(IntentCollectionSize(exactly: 3) == 3)
        #expect(IntentCollectionSize(min: 1, max: 4).max == 4)
    }
}
