import Dispatch
import Foundation
import IntentSystem
import Synchronization

/// An app in another process, which answers requests over its standard streams until the test ends.
final class ProgramConnection: Sendable {
    /// The longest time that an app may take for one answer: more than any limit of the system.
    private static let patience = DispatchTimeInterval.seconds(180)

    private typealias Waiting = CheckedContinuation<DefinitionReply, any Error>

    private struct State {
        var lastNumber = 0
        var waiting: [Int: Waiting] = [:]
        var hasEnded = false
    }

    private let name: String
    private let process: Process
    private let input: Mutex<FileHandle>
    private let state = Mutex(State())

    /// Starts a program.
    init(to program: URL) throws {
        // A program that ends is an error of a request, not a signal that ends the test.
        signal(SIGPIPE, SIG_IGN)
        name = program.lastPathComponent
        let process = Process()
        let (requests, answers) = (Pipe(), Pipe())
        process.executableURL = program
        process.arguments = [DefinitionMessage.command]
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
        self.process = process
        input = Mutex(requests.fileHandleForWriting)
        let thread = Thread { [weak self] in
            Self.readLines(of: answers.fileHandleForReading) { self?.take($0) }
            self?.end()
        }
        thread.name = "tested app"
        thread.start()
    }

    /// The program has ended; another request needs a new one.
    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Sends a request, and returns the reply.
    func answer(_ request: DefinitionRequest) async throws -> DefinitionReply {
        try await withCheckedThrowingContinuation { continuation in
            let number = state.withLock { state in
                state.lastNumber += 1
                state.waiting[state.lastNumber] = continuation
                return state.lastNumber
            }
            do {
                let call = DefinitionMessage.Call(number: number, request: request)
                let line = try DefinitionMessage.line(call) + [UInt8(ascii: "\n")]
                try input.withLock { try $0.write(contentsOf: line) }
            } catch {
                finish(number, .failure(TestingProblem(description: ending)))
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak self] in
                guard let self else { return }
                finish(
                    number,
                    .failure(
                        TestingProblem(
                            description: "\(name) gave no answer within three minutes.")))
            }
            // The program may have ended before the request was among those that wait.
            if hasEnded { finish(number, .failure(TestingProblem(description: ending))) }
        }
    }

    private func finish(_ number: Int, _ result: Result<DefinitionReply, any Error>) {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(with: result)
    }

    private func take(_ line: Data) {
        guard
            let answer = DefinitionMessage.message(line, as: DefinitionMessage.Answer.self)
        else { return }
        finish(answer.number, .success(answer.reply))
    }

    private func end() {
        process.waitUntilExit()
        let waiting = state.withLock { state in
            state.hasEnded = true
            return Array(state.waiting.keys)
        }
        for number in waiting {
            finish(number, .failure(TestingProblem(description: ending)))
        }
    }

    /// How the program ended, for the author of the test.
    private var ending: String {
        process.waitUntilExit()
        let cause =
            process.terminationReason == .uncaughtSignal
            ? "by the signal \(process.terminationStatus)"
            : "with the exit code \(process.terminationStatus)"
        return "\(name) ended \(cause) before it answered."
    }

    private static func readLines(of file: FileHandle, _ take: (Data) -> Void) {
        var rest = Data()
        while case let chunk = file.availableData, !chunk.isEmpty {
            rest += chunk
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                take(Data(rest[..<end]))
                rest = Data(rest[(end + 1)...])
            }
        }
    }
}
