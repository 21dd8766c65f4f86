import AppIntents
import Synchronization
import Testing

@testable import IntentSystem

/// The languages in which an app's actions are kept to be searched: clients choose them.
@Suite struct SearchLanguageTests {
    /// Counts how often its title is read on behalf of a test.
    private struct CountedIntent: AppIntent {
        final class Reads: Sendable {
            let count = Mutex(0)
        }

        @TaskLocal static var reads: Reads?

        static var title: LocalizedStringResource {
            reads?.count.withLock { $0 += 1 }
            return "Counted"
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    /// Searches in a language; returns whether the app's actions had to be read for that.
    private func reads(_ system: IntentSystem, in language: String) -> Bool {
        let reads = CountedIntent.Reads()
        CountedIntent.$reads.withValue(reads) {
            _ = system.search("counted", language: language)
        }
        return reads.count.withLock { $0 } > 0
    }

    @Test("After many languages, another one is kept as well")
    func many() {
        let system = IntentSystem(appName: "Test", catalog: Catalog(intents: [CountedIntent.self]))
        for number in 0..<70 { _ = system.search("", language: "en-x-\(number)") }
        #expect(reads(system, in: "de"))
        #expect(!reads(system, in: "de"))
    }

    @Test("The language that was not searched for the longest time is forgotten first")
    func order() {
        var limits = Limits()
        limits.keptLanguages = 2
        let system = IntentSystem(appName: "Test", catalog: Catalog(intents: [CountedIntent.self]))
        { $0.limits = limits }
        for language in ["en", "de"] { #expect(reads(system, in: language)) }
        #expect(!reads(system, in: "en"))
        #expect(reads(system, in: "fr"))
        #expect(!reads(system, in: "en"))
        #expect(reads(system, in: "de"))
    }
}
