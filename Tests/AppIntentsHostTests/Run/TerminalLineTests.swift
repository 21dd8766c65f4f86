import CInstanceSocket
import Foundation
import Testing

@testable import AppIntentsHost

/// Reading a line from a stream that another process lent.
@Suite struct TerminalLineTests {
    /// Makes a pipe with words in it, and no more; returns its reading end.
    private func pipe(_ words: String) throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        try #require(instance_pipe(&ends) == 0)
        #expect(Terminal.write(words, to: ends[1]))
        close(ends[1])
        return ends[0]
    }

    private func terminal(
        _ input: Int32, wantsLine: @escaping @Sendable () -> Void
    ) -> Terminal {
        let facts = Terminal.Facts(
            canAsk: true, isWatched: true, isOutputWatched: true, movesCursor: false,
            isColored: false, width: 80)
        return Terminal(facts: facts, input: input, output: -1, errors: -1, wantsLine: wantsLine)
    }

    @Test(
        "A line is of the stream that was asked for it, also if its number is another stream’s then"
    )
    func number() throws {
        let (input, other) = (try pipe("mine\n"), try pipe("theirs\n"))
        defer {
            close(input)
            close(other)
        }
        #expect(terminal(input) { dup2(other, input) }.line() == "mine")
        #expect(terminal(other) {}.line() == "theirs")
    }

    @Test("A stream that is closed already has no line, and none is asked for")
    func closed() {
        // No stream of another test has such a number.
        let closed = terminal(Int32.max) { Issue.record("A line was asked for.") }
        #expect(closed.line() == nil)
    }
}
