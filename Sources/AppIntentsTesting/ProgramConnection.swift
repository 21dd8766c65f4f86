import Dispatch
import Foundation
import IntentSystem
import Synchronization

/// An app in another process, which answers requests over its standard streams until the test ends.
///
/// A request ends with the program, or after a limit. If the program answered nothing at all
/// meanwhile it hangs, and is ended, so that the next request gets another one.
final class ProgramConnection: Sendable {
    private struct Waiting {
        let continuation: CheckedContinuation<DefinitionReply, any Error>
        /// The name of the type that the request is about.
        let name: String
        /// The number of answers when the request was sent.
        let answers: Int
        var limit: Task<Void, Never>?
    }

    private struct State {
        var lastNumber = 0
        var waiting: [Int: Waiting] = [:]
        var answers = 0
        var hasEnded = false
        /// The program was ended because it answered nothing.
        var hung = false
    }

    private let name: String
    private let limit: Duration
    private let clock: any Clock<Duration>
    private let process: Process
    private let input: Mutex<FileHandle>
    /// A program that doesn't read blocks who writes to it, which no thread of a task may be.
    private let writing = DispatchQueue(label: "requests to a tested app")
    private let state = Mutex(State())

    /// Starts a program; each of its answers may take as long as `limit`.
    init(
        to program: URL, limit: Duration, clock: any Clock<Duration> = ContinuousClock()
    ) throws(TestingProblem) {
        // A program that ends is an error of a request, not a signal that ends the test.
        signal(SIGPIPE, SIG_IGN)
        name = program.lastPathComponent
        self.limit = limit
        self.clock = clock
        let process = Process()
        let (requests, answers) = (Pipe(), Pipe())
        process.executableURL = program
        process.arguments = [DefinitionMessage.command]
        process.standardInput = requests
        process.standardOutput = answers
        do {
            try process.run()
        } catch {
            throw TestingProblem(
                description: "\(program.path) could not be started: \(error.localizedDescription)")
        }
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
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { state in
                    state.waiting[number] = Waiting(
                        continuation: continuation, name: request.name, answers: state.answers)
                }
                limitWaiting(for: number)
                writing.async { self.send(request, number) }
                // The end may have come before the request was among those that wait.
                if hasEnded { fail(number) }
                if Task.isCancelled { cancel(number) }
            }
        } onCancel: {
            cancel(number)
        }
    }

    private func send(_ request: DefinitionRequest, _ number: Int) {
        let call = DefinitionMessage.Call(number: number, request: request)
        guard let line = try? DefinitionMessage.line(call) else {
            return finish(number) { waiting in
                .failure(
                    TestingProblem(
                        description:
                            "The values for \(waiting.name) can't be sent to another process."))
            }
        }
        // A program that doesn't read has ended, or ends at the limit: either one fails the request.
        input.withLock { try? $0.write(contentsOf: line + [UInt8(ascii: "\n")]) }
    }

    private func cancel(_ number: Int) {
        finish(number) { _ in .failure(CancellationError()) }
    }

    // MARK: - Endings

    private func limitWaiting(for number: Int) {
        let task = Task { [weak self, limit, clock] in
            guard (try? await clock.sleep(for: limit)) != nil else { return }
            self?.giveUp(number)
        }
        let isWaiting = state.withLock { state in
            state.waiting[number]?.limit = task
            return state.waiting[number] != nil
        }
        if !isWaiting { task.cancel() }
    }

    /// Ends the wait for an answer, and the program, if it gave none to anyone meanwhile.
    private func giveUp(_ number: Int) {
        let given = state.withLock { state -> (Waiting, hangs: Bool)? in
            guard let waiting = state.waiting.removeValue(forKey: number) else { return nil }
            if waiting.answers == state.answers { (state.hung, state.hasEnded) = (true, true) }
            return (waiting, state.hung)
        }
        guard let (waiting, hangs) = given else { return }
        if hangs { kill(process.processIdentifier, SIGKILL) }
        let outcome = hangs ? ", and was ended" : ""
        waiting.continuation.resume(
            throwing: TestingProblem(
                description: """
                    \(name) gave no answer about \(waiting.name) within \(limit.components.seconds) \
                    seconds\(outcome). \(TestingLimit.variable) names another limit.
                    """))
    }

    private func fail(_ number: Int) {
        finish(number) { .failure(TestingProblem(description: ending(before: $0.name))) }
    }

    private func finish(
        _ number: Int, _ result: (Waiting) -> Result<DefinitionReply, any Error>
    ) {
        guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: number) }) else {
            return
        }
        waiting.limit?.cancel()
        waiting.continuation.resume(with: result(waiting))
    }

    private func take(_ line: Data) {
        guard
            let answer = DefinitionMessage.message(line, as: DefinitionMessage.Answer.self)
        else { return }
        state.withLock { $0.answers += 1 }
        finish(answer.number) { _ in .success(answer.reply) }
    }

    private func end() {
        process.waitUntilExit()
        let waiting = state.withLock { state in
            state.hasEnded = true
            return Array(state.waiting.keys)
        }
        for number in waiting { fail(number) }
    }

    /// How the program ended, for the author of the test.
    private func ending(before name: String) -> String {
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        let (hung, answers) = state.withLock { ($0.hung, $0.answers) }
        if hung { return "\(self.name) was ended before it answered about \(name): it hung." }
        let cause =
            isSignal
            ? "by the signal \(process.terminationStatus)"
            : "with the exit code \(process.terminationStatus)"
        let told = "\(self.name) ended \(cause) before it answered about \(name)."
        guard !isSignal, answers == 0 else { return told }
        return """
            \(told) A program that AppIntentsHost runs answers tests by its command \
            “\(DefinitionMessage.command)”; this one may be none.
            """
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
