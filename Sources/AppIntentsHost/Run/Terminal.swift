import Foundation
import SnippetRendering

/// The standard streams of the program, as a person at a terminal sees them.
///
/// What is asked goes to standard error, so that standard output holds the result alone.
struct Terminal: Sendable {
    /// Whether a person can be asked: what they type can be read, and they can read the question.
    let canAsk: Bool
    /// Whether a person watches standard error.
    let isWatched: Bool
    /// Whether a person watches standard output.
    let showsOutput: Bool
    /// How many characters fit in a line.
    let width: Int

    /// The same streams where standard input has something else to give than answers.
    var withoutQuestions: Terminal {
        Terminal(canAsk: false, isWatched: isWatched, showsOutput: showsOutput, width: width)
    }

    /// The streams of this process.
    static func standard() -> Terminal {
        let isWatched = isatty(STDERR_FILENO) == 1
        let showsOutput = isatty(STDOUT_FILENO) == 1
        return Terminal(
            canAsk: isatty(STDIN_FILENO) == 1 && isWatched, isWatched: isWatched,
            showsOutput: showsOutput, width: showsOutput ? lineWidth() : 80)
    }

    private static func lineWidth() -> Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return 80
        }
        return min(max(Int(size.ws_col), 40), 100)
    }

    /// Writes to standard error what is not part of the result.
    func say(_ text: String, end: String = "\n") {
        // Without a reader of standard error there is nobody to tell.
        _ = Self.write(text.safeForTerminal() + end, to: STDERR_FILENO)
    }

    /// Writes the result to standard output; `false` if it could not be written.
    func print(_ text: String) -> Bool {
        Self.write(text + "\n", to: STDOUT_FILENO)
    }

    /// The next line that the person types; `nil` at the end of the input.
    func line() -> String? {
        readLine(strippingNewline: true)
    }

    static func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
