import Foundation
import Testing

/// The main thread as an event loop, in a program of its own: a test has no main thread to give.
@Suite(.timeLimit(.minutes(2)))
struct MainThreadTests {
    @Test("The main actor's jobs run on the main thread's loop")
    func loop() async throws {
        #expect(
            try await output(of: "loop") == """
                loop: true
                on the main thread: true
                jobs: 2000
                timers: 3

                """)
    }

    @Test("Without libdispatch's private symbols, the main actor's jobs run as ever")
    func fallback() async throws {
        let output = try await output(of: "pool")
        #expect(output.hasPrefix("loop: false\n"))
        #expect(output.hasSuffix("jobs: 2000\ntimers: 3\n"))
    }

    private func output(of argument: String) async throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
            .deletingLastPathComponent().appending(path: "MainThreadProgram")
        process.arguments = [argument]
        let pipe = Pipe()
        process.standardOutput = pipe
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        #expect(status == 0)
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
