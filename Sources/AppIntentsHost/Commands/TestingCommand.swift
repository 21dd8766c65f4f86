import ArgumentParser
import Foundation
import IntentSystem
import Logging

/// Answers the requests of a test in another process, one on each line of standard input, until its
/// end.
///
/// `AppIntentsTesting` starts it; it is not listed for people.
struct TestingCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: DefinitionMessage.command,
            abstract: "Answers a test that uses AppIntentsTesting.", shouldDisplay: false)
    }

    @OptionGroup var app: App
    @OptionGroup var instance: InstanceOptions

    func makeSystem() async throws -> IntentSystem {
        // A test that ends first makes writing fail, and doesn't end the process.
        signal(SIGPIPE, SIG_IGN)
        var app = app
        try await app.launch()
        // It keeps nothing: what a test performs is not what a person wants again.
        return IntentSystem(
            IntentSystem.Configuration(
                of: app,
                log: Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }))
    }

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        let answers = DefinitionAnswers(system, locale: context.locale)
        let (output, continuation) = AsyncStream.makeStream(of: String.self)
        await withDiscardingTaskGroup { group in
            // One line at a time.
            group.addTask { for await line in output { _ = context.terminal.print(line) } }
            for await line in Self.lines(of: context.terminal) {
                let line = Data(line.utf8)
                guard let call = DefinitionMessage.message(line, as: DefinitionMessage.Call.self)
                else {
                    DefinitionMessage.message(line, as: DefinitionMessage.Unread.self)
                        .map { Self.send($0.answer, by: continuation) }
                    continue
                }
                group.addTask {
                    let reply = await answers.answer(call.request)
                    Self.send(
                        DefinitionMessage.Answer(number: call.number, reply: reply),
                        by: continuation)
                }
            }
            group.cancelAll()
        }
        return .done
    }

    private static func send(
        _ answer: DefinitionMessage.Answer, by output: AsyncStream<String>.Continuation
    ) {
        do {
            let line = try DefinitionMessage.line(answer)
            output.yield(String(decoding: line, as: UTF8.self))
        } catch {
            // Without any answer, the test would wait to its limit. A refusal is text only.
            if case .refusal = answer.reply { return }
            let reason = "The answer can't be sent to another process: \(error)"
            send(.init(number: answer.number, reply: .refusal(reason)), by: output)
        }
    }

    /// The lines of standard input, read on a thread of their own.
    private static func lines(of terminal: Terminal) -> AsyncStream<String> {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        let thread = Thread {
            while let line = terminal.line() { continuation.yield(line) }
            continuation.finish()
        }
        thread.start()
        return lines
    }
}
