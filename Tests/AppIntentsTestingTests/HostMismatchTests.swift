import AppIntentsMetadata
import AppIntentsTesting
import IntentSystem
import Testing

/// A host that gets something wrong hears what it showed.
@Suite(.timeLimit(.minutes(2)))
struct HostMismatchTests {
    private func scenario(_ name: String) throws -> HostScenario {
        try #require(HostConformance.scenarios.first { $0.name == name })
    }

    private func failure(
        of name: String, _ mistake: FaultyDriver.Mistake
    ) async throws -> String {
        let scenario = try scenario(name)
        let driver = FaultyDriver(mistake, try await TestRunDriver())
        return await AppIntentsTestingTests.failure { try await scenario.run(driver) }
    }

    @Test("A host that shows something else fails with both screens")
    func wrongScreen() async throws {
        #expect(
            try await failure(
                of: "A tap performs the button's intent, then the snippet again", .hidesText) == """
                    A tap performs the button's intent, then the snippet again: \
                    after tapping “Add” expected was
                      Show Basket
                      “Here is the basket.”
                      | 1 in the basket
                      | [Add] [Say] [Break] [Open]
                      [Done]
                    On screen was
                      Show Basket
                      “Here is the basket.”
                      | [Add] [Say] [Break] [Open]
                      [Done]
                    """)
    }

    @Test("A host that does too much fails with what was performed")
    func tooManyPerformances() async throws {
        #expect(
            try await failure(of: "A confirmation goes on where it asked", .confirmsTwice) == """
                A confirmation goes on where it asked: after confirming expected was
                  Send Order
                  “Sent.”
                  [Done]
                On screen was
                  Send Order
                  “Sent.”
                  [Done]
                  (refused: answered)
                """)
    }

    @Test("A driver that cannot do something fails with what was on screen")
    func missingControl() async throws {
        #expect(
            try await failure(
                of: "A snippet that a button shows replaces the one it is on", .findsNoButton)
                    == """
                    A snippet that a button shows replaces the one it is on: \
                    after tapping “Open” the host cannot do this: There is no button “Open”.
                    On screen was
                      Show Basket
                      “Here is the basket.”
                      | 0 in the basket
                      | [Add] [Say] [Break] [Open]
                      [Done]
                    """)
    }

    @Test("A screen's description names everything, each text in one line")
    func description() {
        var screen = HostScreen()
        #expect(screen.description == "(nothing)")
        screen.title = "Title"
        screen.dialog = "Two\nlines"
        screen.text = ["a", "z"]
        screen.buttons = ["b", "c"]
        screen.toggles = [.init(label: "d", isOn: true), .init(label: "e", isOn: false)]
        screen.error = "f"
        screen.fields = [
            .init(title: "g"), .init(title: "h", value: "i", options: ["j"], error: "k"),
        ]
        screen.options = ["l"]
        screen.systemButtons = ["Cancel", "Go"]
        screen.isBusy = true
        screen.announcement = "m"
        screen.refusal = .overloaded
        #expect(
            screen.description == """
                Title
                “Two⏎lines”
                | a
                | z
                | [b] [c]
                | d: on
                | e: off
                ! f
                g: ____
                h: i
                  ( ) j
                  ! k
                ( ) l
                [Cancel] [Go]
                (busy)
                (said “m”)
                (refused: overloaded)
                """)
    }
}
