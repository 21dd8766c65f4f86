import IntentSystem
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
            /// A card was shown since the test last looked.
            var isUnseen = false

            mutating func take(_ event: PresentationEvent) {
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

        func take(_ event: PresentationEvent) {
            state.withLock { $0.take(event) }
            waiting.tell(())
        }
    }
}
