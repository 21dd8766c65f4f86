import Foundation
import Logging
import Synchronization
import Testing

@testable import AppIntentsHost

/// The log as JSON objects, one a line.
@Suite struct JSONLogTests {
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
        func add(_ line: String) { all.withLock { $0.append(line) } }
    }

    private func log(_ use: (Logger) -> Void) -> [String] {
        let lines = Lines()
        var log = Logger(label: "Shop") { label in
            JSONLogHandler(
                label: label, now: { Date(timeIntervalSince1970: 1_700_000_000.125) },
                write: { lines.add($0) })
        }
        log[metadataKey: "port"] = "8080"
        use(log)
        return lines.all.withLock { $0 }
    }

    @Test("A line has the time, the level, where it comes from, the message and its metadata")
    func line() {
        let lines = log { log in
            log.notice(
                "Two\nlines of “words”",
                metadata: [
                    "list": ["a", "b"], "more": ["inner": "\(1)"], "port": "9000",
                ], source: "Tests")
        }
        #expect(
            lines == [
                #"{"label":"Shop","level":"notice","message":"Two\nlines of “words”","metadata":{"list":["a","b"],"more":{"inner":"1"},"port":"9000"},"source":"Tests","timestamp":"2023-11-14T22:13:20.125Z"}"#
            ])
    }

    @Test("A message below the level is no line")
    func level() {
        let lines = log { log in
            var log = log
            log.logLevel = .error
            log.notice("No")
            log.error("Yes")
        }
        #expect(lines.count == 1)
        #expect(lines.first?.contains(#""message":"Yes""#) == true)
    }

    @Test("What a terminal may obey is escaped")
    func controls() {
        let lines = log { $0.notice("\u{1B}[2J\u{9B}2J") }
        #expect(
            lines.first?.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9B } == true)
    }
}
