import AppIntents
import Foundation
import SwiftUI
import Synchronization

/// An address and texts that an app's code gives its person.
struct HandedOver: Sendable {
    /// The address to which the run leads.
    var address: URL?
    /// The texts to paste elsewhere.
    var texts: [String] = []
}

extension ActiveRun: PersonDevice {
    func open(_ address: URL) -> Bool {
        guard mayHandOver("an address", "opened") else { return false }
        state.withLock { $0.handedOver.address = address }
        return true
    }

    var copied: [String] {
        get { state.withLock(\.handedOver.texts) }
        set {
            guard mayHandOver("a text", "copied") else { return }
            state.withLock { $0.handedOver.texts = newValue }
        }
    }

    /// Returns whether the person still gets what the run hands over, and tells the author otherwise.
    private func mayHandOver(_ what: String, _ verb: String) -> Bool {
        guard hasEnded || request.purpose == .drawing else { return true }
        let name = system.name(of: request.type)
        system.warnings.write(
            """
            \(name) \(verb) \(what) \(hasEnded ? "after its end" : "while it was drawn"), so no person gets \
            it. Let an intent do it before its perform() returns.
            """, about: "\(what) for \(name)")
        return false
    }
}
