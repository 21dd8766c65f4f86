package import AppIntents
import IntentSystem
package import IntentTestKit
import SwiftUI

extension TestRun {
    /// All that is on screen, as text; the test has seen it then.
    package func look() -> String {
        _ = tree
        return screen
    }

    /// Taps a button and does not wait.
    package func press(_ label: String) throws { try post(try tapping(label)) }

    /// Waits until the session has taken everything that was posted to it before, while its runs go
    /// on.
    package func handOver() async { await session.drain() }

    /// Waits until the visible card has a generation.
    package func wait(forGeneration generation: Int) async throws {
        try await wait { $0.card?.generation ?? 0 >= generation }
    }
}

extension TestSystem {
    /// What was written down that a developer should look at; notices of other tests' reloads are
    /// not.
    package var warnings: [String] {
        messages.filter { !$0.hasPrefix("notice:") && !$0.hasPrefix("info:") }
    }

    /// What is written down about an intent in a low voice.
    package func notices(about type: any AppIntent.Type) -> [String] {
        messages.filter { $0.hasPrefix("notice: \(name(of: type))") }
    }

    /// What messages call an intent.
    package func name(of type: any AppIntent.Type) -> String { system.catalog.identifier(of: type) }
}
