import Foundation
import IntentTestKit
import Testing

@testable import AppIntentsHost

@Suite struct StatusLineTests {
    private let clock = TestClock()
    private let screen = Pipe()

    private func line(movesCursor: Bool = true) -> StatusLine {
        let facts = Terminal.Facts(
            canAsk: false, isWatched: true, isOutputWatched: true, movesCursor: movesCursor,
            isColored: false, width: 80)
        let terminal = Terminal(facts: facts, errors: screen.fileHandleForWriting.fileDescriptor)
        return StatusLine(terminal, title: "Order Soup", clock: clock)
    }

    /// Waits until something was written; returns `false` if a minute passes without it.
    private func appears() async -> Bool {
        let descriptor = screen.fileHandleForReading.fileDescriptor
        return await withCheckedContinuation { continuation in
            Thread {
                var screen = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                continuation.resume(returning: poll(&screen, 1, 60_000) == 1)
            }.start()
        }
    }

    /// Returns everything that was written, after the last writer is gone.
    private func written() throws -> String {
        try screen.fileHandleForWriting.close()
        let bytes = try screen.fileHandleForReading.readToEnd() ?? Data()
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the text of the line as a terminal gets it.
    private func drawn(_ text: String) -> String { "\r\u{1B}[2K\u{1B}[?7l\(text)\u{1B}[?7h\r" }

    private let erased = "\r\u{1B}[2K"

    @Test("A run that reports nothing is named after half a second, and not before")
    func names() async throws {
        let line = line()
        try await clock.waitUntilSleepers(1)
        clock.advance(by: .milliseconds(499))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .milliseconds(1))
        #expect(await appears())
        line.end()
        #expect(try written() == drawn("Order Soup…") + erased)
    }

    @Test("A run that takes no time shows nothing")
    func ends() async throws {
        let line = line()
        try await clock.waitUntilSleepers(1)
        line.end()
        try await clock.waitUntilSleepers(0)
        #expect(try written().isEmpty)
    }

    @Test("What a run reports is shown at once, and is gone while a person is asked")
    func reports() async throws {
        let line = line()
        line.show(words: "Stirring")
        line.show(progress: "40 %")
        line.pause()
        line.show(progress: "50 %")
        line.end()
        let texts = ["Stirring", "Stirring  40 %"].map(drawn)
        #expect(try written() == texts.joined() + erased)
    }

    @Test("After the answer the half second begins anew")
    func resumes() async throws {
        let line = line()
        try await clock.waitUntilSleepers(1)
        line.pause()
        try await clock.waitUntilSleepers(0)
        clock.advance(by: .seconds(60))
        line.resume()
        try await clock.waitForSleeper(within: .milliseconds(500))
        clock.advance(by: .milliseconds(500))
        #expect(await appears())
        line.end()
        #expect(try written() == drawn("Order Soup…") + erased)
    }

    @Test("A terminal that can’t move its cursor has no line")
    func isImpossible() throws {
        let line = line(movesCursor: false)
        line.show(words: "Stirring")
        line.end()
        #expect(clock.sleeperCount == 0)
        #expect(try written().isEmpty)
    }
}
