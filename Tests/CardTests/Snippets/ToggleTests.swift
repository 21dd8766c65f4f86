import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// BTN-4: a toggle flips at once, and the truth corrects it.
@Suite struct ToggleTests {
    private static let intents: [any AppIntent.Type] = [
        ToggleCards.Show.self, ToggleCards.Card.self, ToggleCards.SetLight.self,
        ToggleCards.FlipFan.self, ToggleCards.FlipStuck.self,
    ]
    private static func text(light: String = "off", fan: String = "off") -> String {
        "Light: \(light)\nFan: \(fan)\nStuck: off"
    }

    @Test("BTN-4 both looks of a custom toggle are drawn in advance")
    func bothLooks() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [
            ToggleCards.ShowStyled.self, ToggleCards.Styled.self, ToggleCards.FlipFan.self,
        ])
        let run = try await system.perform(ToggleCards.ShowStyled(lab: lab.name))
        let node = try #require(run.tree.allNodes.first { $0.action != nil })
        guard case .toggle(let toggle) = node.kind else {
            Issue.record("\(node.kind) is no toggle")
            return
        }
        #expect(toggle.style == .custom)
        #expect(toggle.isOn == false)
        #expect(ViewTree(nodes: node.children).plainText == "Fan\nresting")
        #expect(ViewTree(nodes: toggle.flipped).plainText == "Fan\nturning")
        try await system.finish()
    }

    @Test("BTN-4 a toggle of a SetValueIntent sets the wanted state, however often it is sent")
    func setValue() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(ToggleCards.Show(lab: lab.name))
        #expect(run.text == Self.text())
        try await run.toggle("Light", to: true)
        #expect(run.text == Self.text(light: "on"))
        let flip = try run.toggling("Light", to: false)
        try run.post(flip)
        try run.post(flip)
        await run.settle()
        #expect(run.text == Self.text())
        #expect(lab.notes == ["light true", "light false", "light false"])
        try await system.finish()
    }

    @Test(
        "BTN-4 any other intent is performed once per shown generation, and not for the shown state"
    )
    func flipOnce() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(ToggleCards.Show(lab: lab.name))
        #expect(run.text == Self.text())
        try await run.toggle("Fan", to: false)
        #expect(lab.notes.isEmpty)
        // All of them name the generation that is shown now.
        let on = try run.toggling("Fan", to: true)
        let off = try run.toggling("Fan", to: false)
        for flip in [on, on, off] { try run.post(flip) }
        await run.settle()
        #expect(lab.notes == ["fan"])
        #expect(run.text == Self.text(fan: "on"))
        // What is shown now is a new generation, so it can be flipped again.
        try await run.toggle("Fan", to: false)
        #expect(lab.notes == ["fan", "fan"])
        #expect(run.text == Self.text())
        #expect(run.refusals.isEmpty)
        try await system.finish()
    }

    @Test("BTN-4 a toggle that failed flips back, says why, and can be tried again")
    func failedToggle() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(ToggleCards.Show(lab: lab.name))
        #expect(run.text == Self.text())
        let states = run.counts.states
        try await run.toggle("Stuck", to: true)
        #expect(run.text == Self.text())
        #expect(run.error == "It does not move.")
        #expect(run.counts.states > states)
        try await run.toggle("Stuck", to: true)
        #expect(lab.notes == ["stuck", "stuck"])
        #expect(run.text == Self.text())
        try await system.finish()
    }

    @Test(
        "BTN-4 who flipped a toggle that changed nothing is told the truth again; others hear nothing"
    )
    func unchangedToggle() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: SteadyCards.all + [CounterCards.Nothing.self])
        let run = try await system.perform(SteadyCards.Show(lab: lab.name))
        #expect(run.text == "Same as ever\n[Nothing]\nSwitch: off\n[Reload]")
        let tab = await TestRun.connect(to: run.session)
        let (mine, others) = (run.counts.states, tab.counts.states)
        try await run.toggle("Switch", to: true)
        #expect(lab.notes.filter { $0 != "draw" } == ["nothing"])
        #expect(run.counts.states == mine + 1)
        #expect(tab.counts.states == others)
        #expect(run.text == "Same as ever\n[Nothing]\nSwitch: off\n[Reload]")
        try await system.finish()
    }
}
