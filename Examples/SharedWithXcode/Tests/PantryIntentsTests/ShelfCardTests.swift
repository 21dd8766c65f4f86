#if canImport(IntentTestKit)
    import AppIntents
    import IntentTestKit
    import PantryIntents
    import Testing

    /// What a person sees and taps, which Apple has no API for: these tests run on Linux.
    @Suite(
        .intents(ShowShelfIntent.self, ShelfSnippetIntent.self, UseItemIntent.self),
        .dependencies { $0.add(dependency: Inventory(FileItemStore(file: nil))) })
    struct ShelfCardTests {
        @Test("The button of a row takes one of the item, and the card shows what is left")
        func usingOne() async throws {
            let run = try await showFridge(in: TestSystem.current)
            try run.expectSnippet(
                """
                VStack
                  Text “Fridge” headline
                  HStack
                    Text “Basil”
                    Spacer
                    Text “2”
                    Button “Use One”
                """)
            try await run.tap("Use One")
            #expect(run.text.contains("1"))
            try await run.tap("Use One")
            #expect(run.text.contains("Nothing is left."))
            try await run.done()
        }

        @Test("The color of a count is in the package's catalog of assets")
        func color() async throws {
            let system = try TestSystem.current
            let run = try await showFridge(in: system)
            #expect(run.text.contains("Basil"))
            // A color that no catalog has would be logged.
            #expect(system.messages == [])
            try await run.done()
        }

        @Test("The card only reads, and all declarations can work")
        func checks() async throws {
            let system = try TestSystem.current
            try await system.checkSideEffectFree(ShelfSnippetIntent(shelf: .freezer))
            try system.checkDeclarations()
        }

        private func showFridge(in system: TestSystem) async throws -> TestRun {
            let store = FileItemStore(file: nil)
            try await store.add(PantryItem(name: "Basil", shelf: .fridge, count: 2))
            system.dependencies.add(dependency: Inventory(store))
            return try await system.perform(ShowShelfIntent(shelf: .fridge))
        }
    }
#endif
