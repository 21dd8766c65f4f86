import AppIntents
import IntentSystem
import SurfaceKit
import SwiftUI
import Testing

/// What one client has on its screen.
@Suite struct SessionScreenTests {
    private func state(
        _ sequence: Int, _ content: PresentedCard.Content, card: Int = 4
    ) -> PresentationEvent {
        var shown = PresentationEventFixtures.card(content: content)
        shown.id = card
        return .state(.init(sequence: sequence, card: shown))
    }

    @Test("A view that is unchanged stays, a card without one takes it away")
    func keepsTheView() {
        var screen = SessionScreen(version: 100)
        screen.take(state(1, .html([1])))
        #expect(screen.view == .html([1]))
        #expect(screen.viewVersion == 101)
        screen.take(state(2, .unchanged))
        #expect(screen.view == .html([1]))
        #expect((screen.version, screen.viewVersion) == (102, 101))
        screen.take(state(3, .none))
        #expect(screen.view == .none)
        #expect(screen.viewVersion == 103)
        screen.take(.state(.init(sequence: 4)))
        #expect(screen.card == nil)
        // There was none before, so that is no news.
        #expect(screen.viewVersion == 103)
    }

    @Test("News is kept for a client that asks late, the newest sixteen")
    func keepsNews() {
        var screen = SessionScreen()
        for count in 1...20 {
            screen.take(.refusal(Refusal(reason: .stale, message: "\(count)")))
        }
        screen.take(.announcement(PresentedDialog(full: "Said", supporting: "")))
        #expect(screen.news.count == 16)
        #expect(screen.news.first?.version == 6)
        #expect(screen.refusal?.message == "20")
        #expect(screen.announcement?.full == "Said")
        screen.forgetNews()
        #expect(screen.refusal == nil)
    }

    @Test("Something goes on where a run waits for no answer, or the card takes no taps")
    func isBusy() {
        let run = RunPresentation(intent: "A", title: "A")
        let question = Question(
            id: 1, kind: .confirmation(.init(acceptLabel: "Yes", denyLabel: "No")))
        let plain = PresentationEventFixtures.card()
        let asking = PresentationEventFixtures.card(question: question)
        var busy = asking
        busy.isBusy = true
        typealias State = PresentationState
        #expect(State(sequence: 1, run: run).isBusy)
        #expect(State(sequence: 1, run: run, card: plain).isBusy)
        #expect(!State(sequence: 1, run: run, card: asking).isBusy)
        #expect(State(sequence: 1, run: run, card: busy).isBusy)
        #expect(!State(sequence: 1, card: plain).isBusy)
    }

    @Test("Controls are found by label and role, layers included, and act by number") @MainActor
    func controls() throws {
        let view = VStack {
            Toggle("Lamp", isOn: true, intent: LampIntent())
            Text("Soup").overlay(Button("Lamp", intent: LampIntent()))
            Button("Off", intent: LampIntent()).disabled(true)
        }
        let tree = ViewResolver.resolve(view).tree
        #expect(tree.controls.map(\.label) == ["Lamp", "Lamp", "Off"])
        let toggle = try #require(tree.control(labeled: "Lamp"))
        let button = try #require(tree.control(labeled: "Lamp", isToggle: false))
        #expect(toggle.role == .toggle(isOn: true))
        #expect(button.role == .button)
        #expect(tree.control(labeled: "Off")?.isUsable == false)
        #expect(tree.control(labeled: "On") == nil)
        guard
            case .toggle(card: 3, generation: 2, let action, isOn: false)? =
                toggle.personAction(card: 3, generation: 2)
        else { return #expect(Bool(false), "a toggle flips") }
        #expect(action == toggle.action)
        guard
            case .tap(card: 3, generation: 2, let tapped)? =
                button.personAction(card: 3, generation: 2)
        else { return #expect(Bool(false), "a button is tapped") }
        #expect(tapped == button.action)
    }
}

private struct LampIntent: AppIntent {
    static let title: LocalizedStringResource = "Lamp"
    func perform() async throws -> some IntentResult { .result() }
}
