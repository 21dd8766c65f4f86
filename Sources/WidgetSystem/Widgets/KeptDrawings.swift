import IntentSystem
import SwiftUI
import Synchronization

/// The intents behind the buttons of drawn widgets, which never leave the server.
final class KeptDrawings: Sendable {
    /// A widget as a person saw it.
    struct Drawing: Sendable {
        let kind: String
        let person: Person
        let actions: [Recipe?]
        let states: [ActionID: Bool]
    }

    private struct State {
        var next = 0
        var drawings: [Int: Drawing] = [:]
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// Keeps a drawing, and returns the number that its taps refer to.
    func keep(_ drawing: Drawing) -> Int {
        state.withLock { state in
            state.next += 1
            state.drawings[state.next] = drawing
            state.drawings[state.next - limit] = nil
            return state.next
        }
    }

    /// Returns the drawing with a number, if the person saw it and it is still kept.
    func drawing(_ number: Int, of person: Person) -> Drawing? {
        let drawing = state.withLock { $0.drawings[number] }
        return drawing?.person == person ? drawing : nil
    }
}
