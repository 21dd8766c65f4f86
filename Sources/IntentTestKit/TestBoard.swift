import Foundation
import IntentSystem
import Synchronization
import WidgetSystem

/// The widgets and controls of a test's system, found at first use, since that searches the whole
/// program.
///
/// The time of timelines begins at the present and moves with the test's clock.
final class TestBoard: Sendable {
    private let system: IntentSystem
    private let clock: TestClock
    private let find: @Sendable () -> WidgetCatalog
    private let made = Mutex<WidgetBoard?>(nil)

    init(_ system: IntentSystem, clock: TestClock, find: @escaping @Sendable () -> WidgetCatalog) {
        self.system = system
        self.clock = clock
        self.find = find
    }

    var board: WidgetBoard {
        made.withLock { made in
            if let made { return made }
            let start = Date()
            let board = WidgetBoard(
                system, catalog: find(),
                now: { [clock] in start + clock.now.offset / .seconds(1) })
            made = board
            return board
        }
    }
}
