import AppIntents
import IntentTestKit
import Testing
import XCTest

/// A test of XCTest that keeps its failures instead of reporting them.
private final class KeptCase: XCTestCase {
    private(set) var failures: [String] = []

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
    ) {
        failures.append("\(filePath):\(lineNumber): \(description)")
    }

    func openQuestion() async throws -> Int {
        try await withIntents(KitIntents.Erase.self) { system in
            _ = try await system.perform(KitIntents.Erase())
        }
        return #line - 3
    }

    func failedChecks() async throws -> Int {
        try await withIntents(KitIntents.Greet.self, KitIntents.Wave.self) { system in
            let run = try await system.perform(KitIntents.Greet())
            try run.expectSnippet("VStack")
            try await run.done()
        }
        return #line - 3
    }
}

/// What a test of XCTest gets to know; `Scripts/check-shared` runs one.
@Suite(.timeLimit(.minutes(2)))
struct XCTestCaseTests {
    /// Performs a method as XCTest would: no test of Swift Testing is current.
    private func failures(
        of method: @escaping @Sendable (KeptCase) async throws -> Int
    ) async throws -> (lines: [String], line: Int) {
        try await Task.detached {
            let test = KeptCase(name: "kept") { _ in }
            let line = try await method(test)
            return (test.failures, line)
        }.value
    }

    @Test("A failed check is recorded at its line with what happened before, and the test goes on")
    func check() async throws {
        let (found, line) = try await failures { try await $0.failedChecks() }
        #expect(
            found == [
                """
                \(#filePath):\(line): The view differs from its outline (- in the test, + now):
                  VStack
                +   Text “Hello”
                +   Button “Wave”
                +   Toggle “Loud” off
                What happened before:
                  test performs Greet
                  test sees Greet / “Good morning.” / | Hello / | [Wave] / | Loud: off / [Done]
                """
            ])
    }

    @Test("What was left open is recorded at the line of the scope")
    func question() async throws {
        let (found, line) = try await failures { try await $0.openQuestion() }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("\(#filePath):\(line): The test ended while a ") == true)
        #expect(found.first?.contains("What happened before:\n  test performs Erase\n") == true)
    }
}
