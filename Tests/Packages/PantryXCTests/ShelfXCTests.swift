import AppIntents
import AppIntentsTesting
import IntentTestKit
import PantryIntents
import XCTest

/// What a team tests with XCTest: the card of a shelf as a person sees it, and intents by their names.
final class ShelfXCTests: XCTestCase {
    func testTheButtonOfARowTakesOne() async throws {
        let store = FileItemStore(file: nil)
        try await store.add(PantryItem(name: "Basil", shelf: .fridge, count: 2))
        try await withIntents(
            ShowShelfIntent.self, ShelfSnippetIntent.self, UseItemIntent.self, locale: "de"
        ) {
            $0.add(dependency: Inventory(store))
        } perform: { system in
            let run = try await system.perform(ShowShelfIntent(shelf: .fridge))
            try await run.tap("Use One")
            try run.expectSnippet(
                """
                VStack
                  Text “Fridge” headline
                  HStack
                    Text “Basil”
                    Spacer
                    Text “1”
                    Button “Use One”
                """)
            try system.checkDeclarations()
            try await system.checkSideEffectFree(ShelfSnippetIntent(shelf: .freezer))
            try await run.done()
        }
    }

    func testAnIntentByItsName() async throws {
        AppDependencyManager.shared.add(dependency: Inventory(FileItemStore(file: nil)))
        let definitions = IntentDefinitions(bundleIdentifier: "com.example.PantryIntents")
        let fridge = definitions.enums["Shelf"].makeCase("fridge")
        let added = try await definitions.intents["AddItemIntent"]
            .makeIntent(name: "Basil", shelf: fridge, count: 2).run()
        let item: AnyAppEntity = try added.value
        let used = try await definitions.intents["UseItemIntent"].makeIntent(item: item).run()
        let left: Int = try used.value
        XCTAssertEqual(left, 1)
    }
}

/// Tests that must fail: `Scripts/check-shared` compares what each says with the comments at its lines.
final class FailingXCTests: XCTestCase {
    func testACheckThatFails() async throws {
        let inventory = Inventory(FileItemStore(file: nil))
        try await withIntents(ShowShelfIntent.self, ShelfSnippetIntent.self) {
            $0.add(dependency: inventory)
        } perform: { system in
            let run = try await system.perform(ShowShelfIntent(shelf: .fridge))
            try run.expectSnippet("VStack\n  Text “Empty”")  // the check
            try await run.done()
            print("The test went on.")
        }
    }

    func testAQuestionThatStaysOpen() async throws {
        try await withIntents(ShowShelfIntent.self) { system in  // the scope
            _ = try await system.perform("ShowShelfIntent")
        }
    }

    func testACheckWithoutAScope() async throws {
        try TestSystem(intents: [ShowShelfIntent.self]).checkDeclarations()
        let run = try await TestSystem(intents: [ShowShelfIntent.self]).perform("ShowShelfIntent")
        try run.expectSnippet("Text “Nothing”")  // without a scope
    }
}
