import AppIntents
import Testing

/// What an app's own code sees of shortcuts and packages.
@Suite struct ShortcutDeclarationTests {
    @Test("A provider's names for presentations are Apple's types")
    func names() {
        #expect(KettleShortcuts.appShortcuts.count == 1)
        let collection = AppShortcutOptionsCollection(
            CopperKettles(), title: "Copper", systemImageName: "circle.fill")
        #expect(collection.systemImageName == "circle.fill")
        #expect(String(localized: collection.title) == "Copper")
    }

    @Test("A package includes none unless it says so")
    func packages() {
        #expect(KettlePackage.includedPackages.isEmpty)
        #expect(HousePackage.includedPackages.count == 1)
    }
}
