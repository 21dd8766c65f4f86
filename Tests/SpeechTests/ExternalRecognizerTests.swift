import Foundation
import Testing

@testable import _Speech

/// Programs that turn a file into text, good ones and bad ones.
struct ExternalRecognizerTests {
    private static let said = HeardSound(samples: [1, 2, 3], end: .pause)

    private func heard(
        by command: String, timeLimit: Int = 60
    ) async throws(SpeechProblem) -> [String] {
        try await ExternalRecognizer(command: command, timeLimit: timeLimit)
            .hypotheses(of: Self.said, expecting: .anything)
    }

    @Test("Its output is what was said, without times, brackets and ends of lines")
    func output() async throws {
        #expect(try await heard(by: "echo find tickets; true {}") == ["find tickets"])
        let lines = "printf '[00:00.000 --> 00:01.000]  Find\\n tickets. (music)\\n'; true {}"
        #expect(try await heard(by: lines) == ["Find tickets."])
        #expect(try await heard(by: "true {}") == [])
        #expect(try await heard(by: "echo '[BLANK_AUDIO]'; true") == [])
    }

    @Test("It gets the file, which only this account reads, and which is gone after it")
    func file() async throws {
        #expect(try await heard(by: "wc -c <{}") == ["50"])
        #expect(try await heard(by: "stat -c %a {}") == ["600"])
        let path = try #require(try await heard(by: "echo {}").first)
        #expect(path.hasSuffix(".wav") && !FileManager.default.fileExists(atPath: path))
    }

    @Test("It gets none of the connections and files that are open here")
    func descriptors() async throws {
        let open = dup(STDERR_FILENO)
        defer { close(open) }
        let command = "test -e /proc/self/fd/\(open) && echo open || echo closed; : {}"
        #expect(try await heard(by: command) == ["closed"])
    }

    @Test("What it wrote before it died, which may be what a person said, is in no log")
    func withoutWords() {
        let died = SpeechProblem.programDied("hear {}", status: 3, saying: "my secret")
        #expect(died.withoutWords.description == "“hear {}” failed with status 3.")
        let silent = SpeechProblem.nothingSaid("hear {}")
        #expect(silent.withoutWords == silent)
    }

    @Test("A program that isn't there, dies or is killed says why")
    func failures() async {
        await #expect(
            throws: SpeechProblem.programDied(
                "echo no model >&2; exit 3; {}", status: 3, saying: "no model")
        ) { try await heard(by: "echo no model >&2; exit 3; {}") }
        await #expect(
            throws: SpeechProblem.programDied("kill -9 $$; : {}", status: 137, saying: "")
        ) { try await heard(by: "kill -9 $$; : {}") }
        let error = await #expect(throws: SpeechProblem.self) {
            try await heard(by: "no-such-recognizer {}")
        }
        #expect(
            error?.description.contains("“no-such-recognizer {}” failed with status 127") == true)
    }

    @Test("One that hangs is stopped with what it started")
    func hanging() async {
        let command = "sleep 1000 & sleep 1000; : {}"
        await #expect(throws: SpeechProblem.programOverdue(command, seconds: 1)) {
            try await heard(by: command, timeLimit: 1)
        }
    }

    @Test("One that writes without end, or no text, is refused")
    func nonsense() async {
        await #expect(throws: SpeechProblem.programTalkative("yes {}")) {
            try await heard(by: "yes {}")
        }
        for bytes in ["\\377\\376", "a\\000b", "\\033[31mred"] {
            let command = "printf '\(bytes)'; : {}"
            await #expect(throws: SpeechProblem.programNonsense(command)) {
                try await heard(by: command)
            }
        }
    }

    @Test("A cancelled task ends the program")
    func cancelling() async {
        let task = Task { try await heard(by: "sleep 1000; : {}", timeLimit: 1000) }
        task.cancel()
        await #expect(throws: SpeechProblem.interrupted) { try await task.value }
    }
}
