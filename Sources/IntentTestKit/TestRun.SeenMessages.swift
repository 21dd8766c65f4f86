import IntentSystem
import SurfaceKit
import Synchronization

extension TestRun {
    /// The received messages, and whether the test has read them.
    final class SeenMessages: Sendable {
        struct State {
            var announcements: [PresentedDialog] = []
            var refusals: [Refusal] = []
            var stateCount = 0
            var treeCount = 0
            var card: Int?
            var screen = SessionScreen()
            /// A card was shown since the test last looked.
            var isUnseen = false

            mutating func take(_ event: PresentationEvent) {
                screen.take(event)
                switch event {
                case .announcement(let dialog): announcements.append(dialog)
                case .refusal(let refusal): refusals.append(refusal)
                case .state(let state):
                    stateCount += 1
                    if case .tree? = state.card?.content {
                        treeCount += 1
                        // A test need not look at a clock that continues.
                        if state.card?.isRenewed == false { isUnseen = true }
                    }
                    if let id = state.card?.id, id != card { isUnseen = true }
                    card = state.card?.id
                }
            }
        }

        let state = Mutex(State())
        let waiting = AsyncCondition<Void>()
        private let history: TestHistory?
        private let person: String

        /// Creates the record of a person, who is named in the history of the test.
        init(_ history: TestHistory?, of person: String) {
            self.history = history
            self.person = person
        }

        func take(_ event: PresentationEvent) {
            let screen = state.withLock { state in
                state.take(event)
                return state.screen
            }
            note(event, screen)
            waiting.tell(())
        }

        private func note(_ event: PresentationEvent, _ screen: SessionScreen) {
            guard let history else { return }
            switch event {
            case .state: history.note(screen, of: person)
            case .announcement(let dialog): history.note("\(person) hears “\(dialog.full)”")
            case .refusal(let refusal):
                history.note("\(person) is refused: \(refusal.reason.rawValue)")
            }
        }
    }
}
