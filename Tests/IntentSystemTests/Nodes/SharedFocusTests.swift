import IntentTestKit
import Logging
import Testing

@testable import IntentSystem

/// The focuses of an app whose settings several nodes have.
@Suite struct SharedFocusTests {
    private let settings = MemorySettings()

    private func node() -> FocusList { FocusList(store: settings, log: Logger(label: "test")) }

    @Test("A change of which a node wasn't told is not undone by the node's next one")
    func untold() throws {
        let (one, other) = (node(), node())
        let work = try one.add("Work")
        try other.add("Home")
        #expect(other.all.map(\.name) == ["Work", "Home"])
        #expect(throws: FocusProblem.nameTaken("Home")) { try one.add("Home") }
        _ = try other.activate(work.id)
        try one.add("Sleep")
        for list in [one, node()] {
            #expect(list.all.map(\.name) == ["Work", "Home", "Sleep"])
            #expect(list.active?.name == "Work")
        }
    }

    @Test("A change that can't be written leaves what another node has changed")
    func full() throws {
        let (one, other) = (node(), node())
        try one.add("Work")
        settings.isFull = true
        #expect(throws: FocusProblem.notKept) { try other.add("Home") }
        #expect(other.all.map(\.name) == ["Work"])
        settings.isFull = false
        try other.add("Home")
        #expect(node().all.map(\.name) == ["Work", "Home"])
    }
}
