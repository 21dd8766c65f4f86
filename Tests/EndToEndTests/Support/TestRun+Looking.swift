import AppIntents
import IntentSystem
import IntentTestKit
import SwiftUI

extension TestRun {
    /// All that is on screen, as text; the test has seen it then.
    func look() -> String {
        _ = tree
        return screen
    }

    /// Taps a button and does not wait.
    func press(_ label: String) throws { try post(try tapping(label)) }

    /// Waits until the session has taken everything that was posted to it before, while its runs go
    /// on.
    func handOver() async { await session.drain() }

    /// Waits until the visible card has a generation.
    func wait(forGeneration generation: Int) async throws {
        try await wait { $0.card?.generation ?? 0 >= generation }
    }
}

extension TestSystem {
    /// What was written down that a developer should look at; notices of other tests' reloads are
    /// not.
    var warnings: [String] {
        messages.filter { !$0.hasPrefix("notice:") && !$0.hasPrefix("info:") }
    }

    /// What is written down about an intent in a low voice.
    func notices(about type: any AppIntent.Type) -> [String] {
        messages.filter { $0.hasPrefix("notice: \(name(of: type))") }
    }

    /// What messages call an intent.
    func name(of type: any AppIntent.Type) -> String { system.catalog.identifier(of: type) }
}
