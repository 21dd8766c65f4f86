import AppIntents
import Foundation
import PantryIntents
import Testing

/// What intents and queries do, in Apple's names only: these tests run on each platform.
@Suite struct PantryIntentsTests {
    /// The items of all tests of the suite: on a device, an app registers its dependencies once.
    static let inventory: Inventory = {
        let inventory = Inventory(FileItemStore(file: nil))
        AppDependencyManager.shared.add(dependency: inventory)
        AppDependencyManager.shared.add(dependency: Reminders.unavailable)
        return inventory
    }()

    init() {
        _ = Self.inventory
    }

    @Test("An item that an intent adds is found by its identifier and by its name")
    func adding() async throws {
        let result = try await AddItemIntent(name: "Basil", shelf: .fridge, count: 2).perform()
        let item = try #require(result.value)
        #expect(item.count == 2)

        let query = PantryItemQuery()
        #expect(try await query.entities(for: [item.id]) == [item])
        #expect(try await query.entities(matching: "basi") == [item])
        #expect(try await query.allEntities().contains(item))
    }

    @Test("An item that is used up is gone, and its error has words for people")
    func using() async throws {
        let added = try await AddItemIntent(name: "Carrot", shelf: .fridge, count: 1).perform()
        let item = try #require(added.value)
        #expect(try await UseItemIntent(item: item).perform().value == 0)
        #expect(try await PantryItemQuery().entities(for: [item.id]).isEmpty)

        let error = await #expect(throws: PantryError.self) {
            try await UseItemIntent(item: item).perform()
        }
        let words = try #require(error?.localizedStringResource)
        #expect(String(localized: words) == "There is no Carrot any more.")
    }

    @Test("A reminder is refused where nothing can show it")
    func reminding() async throws {
        let item = PantryItem(name: "Dates", shelf: .cupboard, count: 1)
        await #expect(throws: PantryError.self) {
            try await RemindIntent(item: item, date: .now).perform()
        }
    }

    @Test("The package's own catalog has the language of a reader")
    func translating() throws {
        var words = PantryError.noReminders.localizedStringResource
        words.locale = Locale(identifier: "de")
        #expect(String(localized: words) == "Hier gibt es keine Erinnerungen.")
    }

    @Test("Items in a file outlive the store that wrote them")
    func keeping() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let item = PantryItem(name: "Endive", shelf: .fridge, count: 3)
        try await FileItemStore(file: folder.appending(path: "Items.json")).add(item)
        let reopened = FileItemStore(file: folder.appending(path: "Items.json"))
        #expect(try await reopened.items() == [item])
    }
}
