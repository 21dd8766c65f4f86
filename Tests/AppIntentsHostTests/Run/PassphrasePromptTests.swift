import Dispatch
import Foundation
import Synchronization
import Testing
import _Localization

@testable import AppIntentsHost

/// Asking for a passphrase at a terminal.
@Suite struct PassphrasePromptTests {
    /// TIOCSPTLCK and TIOCGPTN of Linux, which Swift doesn't import.
    private static let (setsLock, getsNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

    private static func shows(_ terminal: Int32) -> Bool {
        var settings = termios()
        return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    @Test("The terminal hides what is typed before it shows the first character of the prompt")
    func hidden() throws {
        let person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        try #require(person >= 0)
        defer { close(person) }
        var (isLocked, number): (Int32, Int32) = (0, -1)
        try #require(ioctl(person, Self.setsLock, &isLocked) == 0)
        try #require(ioctl(person, Self.getsNumber, &number) == 0)
        let stream = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        try #require(stream >= 0)
        try #require(Self.shows(stream))
        defer { close(stream) }
        let terminal = Terminal(
            facts: .init(
                canAsk: true, isWatched: true, isOutputWatched: true, movesCursor: true,
                isColored: false, width: 80), input: stream, output: stream, errors: stream,
            wantsLine: {})
        // Longer than what the terminal keeps: the prompt's end isn't written before its beginning is read.
        let words = String(repeating: "a", count: 1 << 20)
        let answer = Mutex<String?>(nil)
        let isAnswered = DispatchSemaphore(value: 0)
        Thread {
            let prompt = PassphrasePrompt(terminal: terminal, locale: Locale(identifier: "en"))
            let given = prompt.ask("\(words)?")
            answer.withLock { $0 = given }
            isAnswered.signal()
        }.start()
        var bytes = [UInt8](repeating: 0, count: 4096)
        var shown: [UInt8] = []
        #expect(read(person, &bytes, 1) == 1)
        #expect(!Self.shows(stream))
        while shown.suffix(2) != Array("? ".utf8) {
            let count = read(person, &bytes, bytes.count)
            try #require(count > 0)
            shown += bytes[..<count]
        }
        #expect(Terminal.write("secret\n", to: person))
        isAnswered.wait()
        #expect(answer.withLock { $0 } == "secret")
        #expect(Self.shows(stream))
        let rest = read(person, &bytes, bytes.count)
        #expect(String(decoding: bytes[..<max(rest, 0)], as: UTF8.self) == "\r\n")
    }
}
