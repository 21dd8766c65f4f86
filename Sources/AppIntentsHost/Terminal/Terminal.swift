import CFileFacts
import Foundation
import IntentSystem
import SnippetRendering

/// The standard streams of a command, as a person at a terminal uses them.
///
/// Questions are written to standard error, so that standard output contains only the result.
struct Terminal: Sendable {
    /// The properties of a terminal that another process can't read from its descriptors.
    struct Facts: Sendable, Codable {
        /// `true` if a person can be asked: the command reads their typing, and they read the
        /// question.
        var canAsk: Bool
        /// `true` if standard input is a pipe or a file, which may contain what a person says, line by
        /// line.
        var isFed = false
        /// `true` if a person reads standard error.
        var isWatched: Bool
        /// `true` if a person reads standard output.
        var isOutputWatched: Bool
        /// `true` if the terminal can move its cursor.
        var movesCursor: Bool
        /// `true` if the terminal has colors and the person didn't decline them.
        var isColored: Bool
        /// The number of characters in a line.
        var width: Int
    }

    private(set) var facts: Facts
    /// The streams: those of this process, or of one that lent them to it.
    var input = STDIN_FILENO
    var output = STDOUT_FILENO
    var errors = STDERR_FILENO
    /// Requests the next line from the process that lent its terminal.
    var wantsLine: (@Sendable () -> Void)?

    /// Learns of each question before it is asked.
    var asks: (@Sendable (RunQuestion) -> Void)?

    var canAsk: Bool { facts.canAsk }
    /// `true` if a conversation reads lines here: typed ones, or those of a pipe.
    var canConverse: Bool { facts.canAsk || facts.isFed }
    var isWatched: Bool { facts.isWatched }
    var width: Int { facts.width }

    /// `true` if a person can use the controls of a card: they type, and read the card.
    var canUseCards: Bool { facts.canAsk && facts.isOutputWatched }

    var paint: TerminalPaint { TerminalPaint(isColored: facts.isColored && facts.isWatched) }

    /// The style of standard output.
    var outputPaint: TerminalPaint {
        TerminalPaint(isColored: facts.isColored && facts.isOutputWatched)
    }

    /// The same streams for a command whose standard input contains a value instead of answers.
    var withoutQuestions: Terminal {
        var terminal = self
        terminal.facts.canAsk = false
        terminal.facts.isFed = false
        terminal.wantsLine = nil
        return terminal
    }

    /// The same streams for lines that are heard: each is written to `input` once it is wanted.
    ///
    /// They are those of a pipe, so no passphrase is asked for.
    func hearing(
        _ input: Int32, asks: @escaping @Sendable (RunQuestion) -> Void,
        wantsLine: @escaping @Sendable () -> Void
    ) -> Terminal {
        var terminal = self
        terminal.facts.canAsk = false
        terminal.facts.isFed = true
        terminal.input = input
        terminal.wantsLine = wantsLine
        terminal.asks = asks
        return terminal
    }

    /// Returns the streams of this process.
    static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Terminal {
        let isWatched = isatty(STDERR_FILENO) == 1
        let isOutputWatched = isatty(STDOUT_FILENO) == 1
        let movesCursor = !["", "dumb"].contains(environment["TERM"] ?? "")
        return Terminal(
            facts: Facts(
                canAsk: isatty(STDIN_FILENO) == 1 && isWatched, isFed: isFed(STDIN_FILENO),
                isWatched: isWatched,
                isOutputWatched: isOutputWatched, movesCursor: movesCursor,
                // Set to anything, it declines them (no-color.org).
                isColored: movesCursor && (environment["NO_COLOR"] ?? "").isEmpty,
                width: isOutputWatched ? lineWidth() : 80))
    }

    /// Returns whether a stream is a pipe or a file; a device such as `/dev/null` feeds nothing.
    private static func isFed(_ stream: Int32) -> Bool {
        var facts = file_facts()
        return file_facts_of_descriptor(stream, &facts) == 0
            && [file_regular, file_stream].contains(facts.kind)
    }

    private static func lineWidth() -> Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return min(max(Int(size.ws_col), 40), 100)
    }

    /// Writes text that isn't part of the result to standard error.
    func say(_ text: String, as style: TerminalPaint.Style = .plain, end: String = "\n") {
        // If standard error is closed, there is no other place for the text.
        _ = Self.write(paint.painted(text, as: style) + end, to: errors)
    }

    /// Writes the lines of a view to standard error.
    func say(_ lines: [TextLine]) {
        if !lines.isEmpty { _ = Self.write(paint.painted(lines) + "\n", to: errors) }
    }

    /// Writes the result to standard output; returns `false` if that failed.
    func print(_ text: String) -> Bool {
        Self.write(text + "\n", to: output)
    }

    /// Writes the result and returns the exit code.
    func finish(_ text: String) -> RunExit { print(text) ? .done : .notWritten }

    /// Returns the next line that the person types; `nil` at the end of the input.
    func line() -> String? {
        guard let wantsLine else { return readLine(strippingNewline: true) }
        // A command that ends meanwhile closes its stream, whose number may then be another command's.
        let own = fcntl(input, F_DUPFD_CLOEXEC, 0)
        guard own >= 0 else { return nil }
        defer { close(own) }
        wantsLine()
        var line: [UInt8] = []
        while true {
            var byte: UInt8 = 0
            let count = Glibc.read(own, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
    }

    static func write(_ text: String, to descriptor: Int32) -> Bool {
        write(Array(text.utf8)[...], to: descriptor)
    }

    static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
        var bytes = bytes
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
