import AppIntents
import Testing

@testable import IntentSystem

/// What the rules find, in the words that a developer reads.
@Suite struct CatalogRuleTests {
    private func findings(
        _ intents: [any AppIntent.Type], _ shortcuts: (any AppShortcutsProvider.Type)? = nil
    ) -> [String] {
        Catalog(intents: intents, shortcuts: shortcuts).findings()
            .map { "\($0.severity): \($0.message)" }
    }

    @Test("Nothing is found where nothing is wrong")
    func clean() {
        #expect(
            findings(
                [OrderTeaIntent.self, PourIntent.self, SteepIntent.self], TeaShortcuts.self) == [])
        #expect(findings([]) == [])
    }

    @Test("An entity that an assistant is told to make, and can't")
    func unmakableEntities() {
        #expect(
            findings([Made.KeepIntent.self]) == [
                """
                warning: An assistant is told to make IntentSystemTests.Made.Empty, a GenerableEntity, and can’t: it \
                stores no @Property that could be filled in. Give it properties of types that a form can ask for, or \
                remove the trait .generable.
                """
            ])
        #expect(
            CatalogFinding.unmakableEntity("Note", properties: ["text", "page"]).message
                .contains("and can’t: no form can ask for text and page. Give"))
    }

    @Test("DEP-5 a dependency of intents or of queries that is not registered")
    func dependencies() {
        #expect(
            findings([Lost.GrindIntent.self, Lost.RoastIntent.self]) == [
                """
                error: GrindIntent and IntentSystemTests.Lost.BeanQuery can’t run. The dependency Mill with the \
                key “fine” is not registered. Register it before the system starts, with the exact type that the \
                property declares: AppDependencyManager.shared.add(key: "fine", dependency: …) in the app's \
                initializer.
                """,
                """
                error: RoastIntent can’t run. The dependency Kettle is not registered. Register it before the \
                system starts, with the exact type that the property declares: \
                AppDependencyManager.shared.add(dependency: …) in the app's initializer.
                """,
            ])
    }

    @Test("What takes the place of a deprecated intent can be used")
    func replacements() {
        #expect(
            findings([Outworn.Grate.self, Outworn.Grind.self, Outworn.Mill.self]) == [
                """
                warning: Grate is deprecated in favor of Grind, which people cannot use: it is hidden, deprecated \
                itself, or not linked into the program. Name another intent in its deprecation.
                """
            ])
        #expect(
            findings([Outworn.Grind.self, Outworn.Mill.self]) == [],
            "One that nothing replaces, and one that can be used, are no mistakes.")
    }

    @Test("What is promoted to assistants can be called by them")
    func tools() {
        #expect(
            findings([Promoted.Sieve.self, Promoted.Stir.self]) == [
                """
                warning: Sieve is a ToolIntent and sets isDiscoverable to false, so no assistant can call it. \
                Let it be discoverable, or remove the trait .tool.
                """
            ])
    }

    @Test("EXE-3 processes that are allowed to perform, none of which is the app")
    func targets() {
        #expect(
            findings([Elsewhere.BurnIntent.self, Elsewhere.RakeIntent.self]) == [
                """
                warning: The allowedExecutionTargets of BurnIntent are .appIntentsExtension and \
                .widgetKitExtension. Here an app is one process, the main one, which performs everything. Add \
                .main to them if BurnIntent may run beside the rest of the app.
                """,
                """
                warning: The allowedExecutionTargets of IntentSystemTests.Elsewhere.LeafQuery are \
                .widgetKitExtension. Here an app is one process, the main one, which performs everything. Add \
                .main to them if IntentSystemTests.Elsewhere.LeafQuery may run beside the rest of the app.
                """,
            ])
        #expect(
            Catalog(intents: [], asking: [Elsewhere.LeafQuery.self]).findings().count == 1,
            "A query for values is asked in a process, too.")
        #expect(IntentExecutionTargets.default.contains(.main))
    }

    @Test("INV-10 an identifier that several types have")
    func identifiers() {
        #expect(
            findings([Twins.One.self, Twins.Other.self]) == [
                """
                error: IntentSystemTests.Twins.One and IntentSystemTests.Twins.Other have the identifier \
                twin, so only one of them can be reached, and a stored card may hold the other. Give each a \
                persistentIdentifier of its own.
                """,
                """
                error: IntentSystemTests.Twins.Cup and IntentSystemTests.Twins.Mug have the identifier \
                cup, so only one of them can be reached, and a stored card may hold the other. Give each a \
                persistentIdentifier of its own.
                """,
            ])
    }

    @Test("Titles of intents that are empty or shared")
    func titles() {
        #expect(
            findings([Titles.Blank.self, Titles.First.self, Titles.Second.self]) == [
                """
                warning: The intent Blank has an empty title, so people find a row without words. Give it a verb \
                and a noun, as in “Order Soup”, or set isDiscoverable to false if only other code performs it.
                """,
                """
                warning: The intents First and Second have the title “Brew”, so people can’t tell them apart \
                where they are listed. Give each the title of what it alone does, or set isDiscoverable to false \
                for those that only other code performs.
                """,
            ])
    }

    @Test("Titles of parameters that are shared, and defaults that are not allowed")
    func parameters() {
        #expect(
            findings([Parameters.MixIntent.self]) == [
                """
                error: The parameter spoons of the intent MixIntent has the default 9, which its inclusiveRange \
                (1 to 5) does not allow, so a form begins with a mistake. Change the default or the range.
                """,
                """
                warning: The parameters milk and cream of the intent MixIntent have the title “Milk”, so people \
                can’t tell their fields apart. Give each a title of its own.
                """,
            ])
    }

    @Test("DIS-3 a summary that leaves out what needs a value")
    func summaries() {
        #expect(
            findings([Summaries.ServeIntent.self, Summaries.ClearIntent.self]) == [
                """
                warning: The summary of the intent ClearIntent does not name table, which needs a value, so \
                Spotlight on the Mac does not list the intent. Name every parameter that needs a value in a \
                sentence, or give it a default.
                """,
                """
                warning: The summary of the intent ServeIntent does not name table and guest, which need a value, \
                so Spotlight on the Mac does not list the intent. Name every parameter that needs a value in a \
                sentence, or give it a default.
                """,
            ])
    }

    @Test("Types without a name, and cases without a title of their own")
    func types() {
        #expect(
            findings([Types.PickIntent.self]) == [
                """
                warning: The typeDisplayRepresentation of IntentSystemTests.Types.Blend has an empty name, so \
                questions for such a value don’t say what is meant. Name one value of the type, as in “Soup”.
                """,
                """
                warning: The caseDisplayRepresentations of IntentSystemTests.Types.Leaf have no entry for white \
                and oolong, so people read the name from the source, in every language. Add an entry for each \
                case.
                """,
                """
                warning: The cases green and black of IntentSystemTests.Types.Leaf have the title “Tea”, so \
                people can’t tell the choices apart. Give each a title of its own.
                """,
            ])
    }

    @Test("Several providers of App Shortcuts")
    func providers() {
        let catalog = Catalog([], providers: [TeaShortcuts.self, Shortcuts.Further.self])
        #expect(
            catalog.findings().map(\.message) == [
                """
                IntentSystemTests.Shortcuts.Further and IntentSystemTests.TeaShortcuts are all \
                AppShortcutsProviders, and Apple’s systems take one for each app. Declare all App Shortcuts in \
                one of them.
                """
            ])
    }

    @Test("DIS-4 more App Shortcuts or phrases than Apple’s systems take")
    func limits() {
        #expect(
            findings([SteepIntent.self], Shortcuts.Many.self) == [
                """
                error: The app declares 11 App Shortcuts, and Apple’s systems take 10 at most. Keep those that \
                people want at once; all other intents are found without one.
                """,
                """
                error: The App Shortcuts have 1001 phrases together, and Apple’s systems take 1000 at most, those \
                for each value of a parameter included. Keep the phrases that differ most.
                """,
            ])
    }

    @Test("DIS-1 an App Shortcut that is offered nowhere, or cannot be spoken")
    func unusable() {
        #expect(
            findings([PourIntent.self, SteepIntent.self], Shortcuts.Unusable.self) == [
                """
                error: The App Shortcut “Pour” performs PourIntent, which sets isDiscoverable to false, so the \
                shortcut is offered nowhere. Let the intent be discoverable, or leave the shortcut away.
                """,
                "warning: The App Shortcut “Steep” has no phrases, so it can’t be spoken. Give it one with "
                    + #"\(.applicationName) in it."#,
            ])
    }

    @Test("DIS-4 phrases that no system could understand")
    func phrases() {
        #expect(
            findings([OrderTeaIntent.self], Shortcuts.Odd.self) == [
                #"error: The phrase “Order tea” of the App Shortcut “Order” does not name the app, so no system "#
                    + #"could tell whose it is, and Apple’s build refuses it. Put \(.applicationName) where a "#
                    + "person says the app’s name.",
                #"error: The phrase “Order \(\.$size) \(\.$tea) in \(.applicationName)” of the App Shortcut "#
                    + "“Order” names the parameters size and tea, and Apple’s systems understand one in each "
                    + "phrase. Name one; the others are asked for.",
                #"error: The phrase “Order for \(\.$name) in \(.applicationName)” of the App Shortcut “Order” "#
                    + "names the parameter name, a String; a phrase can only name one whose values are known "
                    + "before it is spoken. Name an entity or an enumeration, or let the intent ask for the "
                    + "value.",
            ])
    }

    @Test("Phrases with two meanings")
    func meanings() {
        #expect(
            findings([OrderTeaIntent.self, SteepIntent.self], Shortcuts.Ambiguous.self) == [
                #"error: The phrase “Drink tea in \(.applicationName)” of the App Shortcut “Steep” is also one "#
                    + "of the negativePhrases, which perform nothing. Remove one of the two.",
                #"warning: The phrase “Make téa in \(.applicationName)” stands 2 times, in the App Shortcuts "#
                    + "“Order” and “Steep”, so it is open what it performs. Leave it in one of them.",
            ])
    }
}
