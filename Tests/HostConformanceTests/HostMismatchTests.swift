import AppIntentsMetadata
import HostConformance
import IntentSystem
import IntentTestKit
import Testing

/// The error about a host's mistake names the shown screen.
@Suite(.timeLimit(.minutes(2)))
struct HostMismatchTests {
    private func scenario(_ name: String) throws -> HostScenario {
        try #require(ConformanceSuite.scenarios.first { $0.name == name })
    }

    private func failure(
        of name: String, _ mistake: FaultyDriver.Mistake
    ) async throws -> String {
        let scenario = try scenario(name)
        let driver = FaultyDriver(mistake, try await TestRunDriver())
        let mismatch = await #expect(throws: HostMismatch.self) { try await scenario.run(driver) }
        return mismatch?.description ?? ""
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
                      | [Add]
                      | [Say]
                      | [Break]
                      | [Open]
                      [Done]
                    On screen was
                      Show Basket
                      “Here is the basket.”
                      | [Add]
                      | [Say]
                      | [Break]
                      | [Open]
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
                      | [Add]
                      | [Say]
                      | [Break]
                      | [Open]
                      [Done]
                    """)
    }

    @Test("A screen's description names everything, each text in one line")
    func description() {
        var screen = HostScreen()
        #expect(screen.description == "(nothing)")
        screen.title = "Title"
        screen.dialog = "Two\nlines"
        screen.view = [
            .text("a"), .button("b"), .toggle("c", isOn: true), .toggle("d", isOn: false),
            .link("e"), .text("z\ny"),
        ]
        screen.error = "f"
        screen.sentence = "Take {g}"
        screen.fields = [
            .init(title: "g"),
            .init(
                title: "h", value: "i",
                options: [.init("j", section: "s"), .init("j – 2", section: "s", picture: "star")],
                error: "k"),
            .init(title: "l", isMore: true),
        ]
        screen.options = [.init("m"), .init("n", section: "o")]
        screen.systemButtons = ["Cancel", "Go"]
        screen.isBusy = true
        screen.progress = 40
        screen.announcement = "p"
        screen.refusal = .overloaded
        #expect(
            screen.description == """
                Title
                “Two⏎lines”
                | a
                | [b]
                | c: on
                | d: off
                | <e>
                | z⏎y
                ! f
                Take {g}
                g: ____
                h: i  ! k
                  s
                  ( ) j
                  ( ) <star> j – 2
                More:
                l: ____
                ( ) m
                o
                ( ) n
                [Cancel] [Go]
                (busy, 40 %)
                (said “p”)
                (refused: overloaded)
                """)
        screen = HostScreen()
        screen.title = "Title"
        screen.isBusy = true
        screen.progress = 40
        #expect(screen.description == "(running: Title, 40 %)")
    }
}
