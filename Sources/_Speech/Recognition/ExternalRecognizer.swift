import Foundation

/// Any program that turns a WAV file into text, such as one for Whisper.
///
/// The command is one of a shell, in which `{}` stands for the path of the file; without it the path
/// is the last word. What the program writes to its standard output is what it heard: lines are joined, and
/// times in brackets left out. Its file is readable by this account only, and is removed when it ends.
package struct ExternalRecognizer: SpeechRecognizer {
    /// The most bytes that a program may write: far more than can be said in the longest utterance.
    private static let longestOutput = 16_384

    private let command: String
    private let timeLimit: Int

    /// Creates a recognizer with a time limit in seconds.
    package init(command: String, timeLimit: Int = 30) {
        self.command = command
        self.timeLimit = timeLimit
    }

    package func hypotheses(
        of utterance: HeardSound, expecting: SpeechExpectation
    ) async throws(SpeechProblem) -> [String] {
        let file = try RecordedFile(utterance)
        defer { file.remove() }
        // The path is a word of its own, whatever is in it.
        let line =
            command.contains("{}")
            ? command.replacingOccurrences(of: "{}", with: "\"$1\"") : command + " \"$1\""
        let program = try ChildProgram(
            ["/bin/sh", "-c", line, "sh", file.path], timeLimit: timeLimit)
        program.closeInput()
        let bytes: [UInt8]
        do throws(SpeechProblem) {
            bytes = try await BlockingWork.run(stop: { program.stop() }) {
                () throws(SpeechProblem) in try program.output(limit: Self.longestOutput)
            }
        } catch {
            throw error.naming(command)
        }
        let text = try text(of: bytes)
        return text.isEmpty ? [] : [text]
    }

    private func text(of bytes: [UInt8]) throws(SpeechProblem) -> String {
        guard let text = String(validating: bytes, as: UTF8.self),
            !text.unicodeScalars.contains(where: {
                $0.properties.generalCategory == .control && !$0.properties.isWhitespace
            })
        else { throw .programNonsense(command) }
        // "[00:00.000 --> 00:02.000] Find tickets", "[BLANK_AUDIO]", "(music)".
        return text.replacing(/\[[^\]]*\]|\([^)]*\)/, with: " ")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension SpeechProblem {
    /// The same problem of the command, instead of the shell that runs it.
    fileprivate func naming(_ command: String) -> SpeechProblem {
        switch self {
        case .programDied(_, let status, let words):
            .programDied(command, status: status, saying: words)
        case .programOverdue(_, let seconds): .programOverdue(command, seconds: seconds)
        case .programTalkative: .programTalkative(command)
        default: self
        }
    }
}

/// An utterance in a file that only this account can read.
private struct RecordedFile {
    let path: String

    init(_ utterance: HeardSound) throws(SpeechProblem) {
        let folder = FileManager.default.temporaryDirectory.path()
        var template = Array((folder + "utterance-XXXXXX.wav").utf8CString)
        let descriptor = mkstemps(&template, 4)
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            try file.write(contentsOf: utterance.wav)
        } catch {
            if descriptor >= 0 { unlink(path) }
            throw .unreadable(path, reason: error.localizedDescription)
        }
    }

    func remove() { unlink(path) }
}
