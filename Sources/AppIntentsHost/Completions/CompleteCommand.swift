import ArgumentParser
import Dispatch
import Foundation
import IntentSystem
import Logging

/// Answers a shell that asks for the words at the cursor; the scripts of `completions` start it.
///
/// It says nothing but its answer, and performs no intent. What is declared is answered at once;
/// values are asked of the running instance, or else of the app, within a second, or the time that
/// `OAI_COMPLETION_SECONDS` names. It exits with 1 if they didn't come, and with 64 if the question
/// isn't understood.
struct CompleteCommand<App: IntentsApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "complete", abstract: "Answers the script of completions.",
            shouldDisplay: false,
            // Among the words of the person, it isn't meant for this command.
            helpNames: [])
    }

    @OptionGroup var app: App

    @OptionGroup var instance: InstanceOptions

    @Argument(parsing: .captureForPassthrough, help: "The shell and its words.")
    var words: [String] = []

    mutating func run() async throws {
        let output = QuietStreams.keepingOutput()
        QuietStreams.endProcess(after: CompletionTime.longest)
        guard let question = CompletionQuestion(words) else { throw RunExit.usage.code }
        let context = CommandContext(
            Terminal(facts: Terminal.standard().facts, output: output),
            environment: ProcessInfo.processInfo.environment, folder: nil,
            interruption: Interruption.ofProcess)
        let catalog = Catalog()
        let read = CommandCompletions<App>(catalog: catalog, locale: context.locale)
        let exit: RunExit
        switch Self.place(question, in: read) {
        case .known(let answer):
            exit = Self.write(question.text(of: answer), to: context)
        case .asked(let source):
            let given = read.context(of: question.words)
            let app = (try? App.parse(given.app)) ?? app
            let state = StateDirectory(
                given: given.stateDirectory ?? instance.stateDirectory, appName: App.appName)
            if let code = await Self.answer(of: app, in: state, to: output) {
                if code != RunExit.done.rawValue { throw ExitCode(code) }
                return
            }
            let system = try await Self.system(
                launching: app, in: state, catalog: catalog, readsSettings: source.isSetting)
            exit = await Self.answer(question, with: source, in: system, context)
        }
        if exit != .done { throw exit.code }
    }

    /// Writes an answer without a line end, which would belong to its last word.
    private static func write(_ text: String, to context: CommandContext) -> RunExit {
        Terminal.write(text, to: context.terminal.output) ? .done : .notWritten
    }

    private static func place(
        _ question: CompletionQuestion, in read: CommandCompletions<App>
    ) -> CommandCompletions<App>.Place {
        question.isRedirected
            ? .known(.files) : read.place(after: question.words, typing: question.current)
    }

    /// Lets the running instance answer; returns its exit code, or `nil` if none runs.
    private static func answer(
        of app: App, in state: StateDirectory, to output: Int32
    ) async -> Int32? {
        var file = InstanceFile(in: state)
        // A person who has pressed a key waits for no start.
        file.looks.starting = file.looks.silent
        guard let running = await file.running(),
            let socket = try? InstanceSocket.connect(to: running.socket)
        else { return nil }
        var call = InstanceCall(socket: socket, process: running.process)
        call.streams = [STDIN_FILENO, output, STDERR_FILENO]
        call.tellsInterruptions = false
        guard case .exit(let code) = await call.perform(app) else { return nil }
        return code
    }

    /// Creates a system that opens no store but that of the indexes, which the app may change at its launch, and whose
    /// entities are values: others need none.
    private static func system(
        launching app: App, in state: StateDirectory, catalog: Catalog, readsSettings: Bool
    ) async throws -> IntentSystem {
        let log = Logger(label: App.appName) { _ in SwiftLogNoOpLogHandler() }
        let database = try AppDatabase(of: state, app: App.appName)
        state.keepIndex(in: database, ifUsable: state.isThere, log: log)
        var app = app
        try await app.launch()
        var configuration = IntentSystem.Configuration(of: app, catalog: catalog, log: log)
        configuration.readLock(in: state, database)
        if readsSettings { configuration.settings = database?.settings ?? SettingFiles(in: state) }
        return IntentSystem(configuration)
    }

    private static func answer(
        _ question: CompletionQuestion, with source: any CompletionSource, in system: IntentSystem,
        _ context: CommandContext
    ) async -> RunExit {
        do {
            let words = try await inTime(CompletionTime.longest, system.deadlines) {
                try await source.words(continuing: question.current, in: system)
            }
            return write(question.text(of: .words(words)), to: context)
        } catch {
            return .failed
        }
    }
}

extension CompleteCommand: InstanceCommand {
    // A person presses Tab without asking for anything yet.
    func countedName(in system: IntentSystem, _ context: CommandContext) -> String? { nil }

    func perform(
        in instance: RunningInstance, with context: CommandContext
    ) async throws -> Int32 {
        guard let question = CompletionQuestion(words) else { return RunExit.usage.rawValue }
        let catalog = instance.system.catalog
        let read = CommandCompletions<App>(catalog: catalog, locale: context.locale)
        guard case .asked(let source) = Self.place(question, in: read) else {
            return RunExit.failed.rawValue
        }
        return await Self.answer(question, with: source, in: instance.system, context).rawValue
    }
}

private enum CompletionTime {
    /// The time after which a person no longer waits for words: a second, unless the person of a slow
    /// machine names another number of them, up to 60.
    static let longest: Duration = {
        let named = ProcessInfo.processInfo.environment["OAI_COMPLETION_SECONDS"].flatMap(Int.init)
        return .seconds(min(max(named ?? 1, 1), 60))
    }()
}

/// The standard streams of a process whose app must be neither heard nor asked.
private enum QuietStreams {
    /// Sends what the app prints, and what goes wrong, nowhere, and gives it nothing to read;
    /// returns the standard output for the answer.
    static func keepingOutput() -> Int32 {
        // A shell that has gone makes writing fail, and doesn't end the process.
        signal(SIGPIPE, SIG_IGN)
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard nowhere >= 0 else { return output }
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
        return output
    }

    /// Ends the process after a time, whatever the app does then.
    static func endProcess(after limit: Duration) {
        let seconds = Int(limit.components.seconds)
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {
            _exit(RunExit.failed.rawValue)
        }
    }
}
