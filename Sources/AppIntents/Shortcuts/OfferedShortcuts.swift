import Foundation
import Synchronization

/// A system that knows the app's name and its App Shortcuts.
package protocol ShortcutOffering: AnyObject, Sendable {
    /// The readable name of the app.
    var appName: String { get }

    /// The app's shortcuts, in the order of the source.
    var offeredShortcuts: [AppShortcut] { get }

    /// Returns the shortcuts as a card lists them, with the values that their authors present.
    func listedShortcuts(in locale: Locale) async -> [ListedShortcut]
}

/// The systems of the process, in which tips find the phrases of their intents.
package final class OfferedShortcuts: Sendable {
    /// The instance of the process.
    package static let shared = OfferedShortcuts()

    private struct Weak: Sendable {
        weak var system: (any ShortcutOffering)?
    }

    private let systems = Mutex<[Weak]>([])

    /// Adds a system, which is held weakly.
    package func add(_ system: any ShortcutOffering) {
        systems.withLock { systems in
            systems.removeAll { $0.system == nil }
            systems.append(Weak(system: system))
        }
    }

    private var present: [any ShortcutOffering] { systems.withLock { $0.compactMap(\.system) } }

    /// Returns the first phrase that performs an intent of the type and whose parameters all have
    /// values in it; `nil` if there is none.
    func phrase(for intent: any AppIntent, in locale: Locale) -> String? {
        for system in present.reversed() {
            let phrases = system.offeredShortcuts.filter { type(of: $0.intent) == type(of: intent) }
                .flatMap { $0.phrases(in: locale) }
            let spoken = phrases.first { phrase in
                phrase.parameters.allSatisfy { $0.value(in: intent) != nil }
            }
            guard let spoken else { continue }
            return spoken.text(applicationName: system.appName) { reference in
                reference.value(in: intent)?._representation(in: locale).title.text(in: locale)
                    ?? ""
            }
        }
        return nil
    }
}
