import AppIntents
import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem
import Logging
import SnippetRendering
import _Localization

/// One use of `run`: reads the words, performs the intent and what its result opens, prints what
/// they give.
struct IntentCommand {
    let appName: String
    let options: RunOptions
    /// The intent's name and what follows it.
    let words: [String]
    let isVerbose: Bool
    /// Whether an option is one of the app's own.
    let isOfApp: (String) -> Bool
    let terminal: Terminal

    private let locale = Locale(
        identifier: TerminalLanguage.identifier(in: ProcessInfo.processInfo.environment))

    /// Does it; throws the exit code if it isn't zero.
    func run<App: IntentsApp>(launching launch: () async throws -> App) async throws {
        let catalog = Catalog()
        let arguments: RunArguments
        let entry: Catalog.Entry
        let flags: IntentFlags
        do throws(UsageError) {
            guard let parsed = try parse(catalog) else { return }
            (entry, flags, arguments) = parsed
        } catch {
            throw finish(
                RunReport(error: .init(kind: .usage, message: error.message)),
                options: RunOptions(isJSON: options.isJSON || words.contains("--json")))
        }
        let app = try await launch()
        var log = Logger(label: appName) { StreamLogHandler.standardError(label: $0) }
        log.logLevel = isVerbose ? .debug : .critical
        let system = IntentSystem(
            appName: appName, catalog: catalog, log: log,
            usesPersonLocation: App.usesPersonLocation, locationNote: app.locationNote)
        let request = RunRequest(entry.type, .named(arguments.values), locale: locale)
        let interruption = Interruption()
        let task = Task { [terminal, usages = flags.usages] in
            await Self.perform(
                request, usages: usages, options: arguments.options, system: system,
                terminal: terminal)
        }
        interruption.cancelling { task.cancel() }
        let report = await task.value
        // A cancelled run gets its time to tidy up; a second Control-C takes it.
        await system.unreturnedRuns.none()
        if system.abandonedRunCount > 0 {
            terminal.say("The intent went on although it was cancelled, and was abandoned.")
        }
        withExtendedLifetime(interruption) {}
        let code = finish(report, options: arguments.options)
        if code != .success { throw code }
    }

    // MARK: - Words

    /// What the words mean; `nil` if they asked for help, which is printed then.
    private func parse(
        _ catalog: Catalog
    ) throws(UsageError) -> (Catalog.Entry, IntentFlags, RunArguments)? {
        let lookup = IntentLookup(catalog: catalog, locale: locale)
        let text = RunCommandText(app: appName, columns: TextColumns(width: terminal.width))
        guard let name = words.first else {
            guard options.wantsHelp else {
                throw UsageError("Name an intent. \(appName) run --help lists them.")
            }
            print(text.overview(lookup.listed.map { ($0.identifier, lookup.title(of: $0)) }))
            return nil
        }
        if name.hasPrefix("-") {
            throw UsageError(
                "There is no option \(name) before the intent. \(appName) run --help lists them.")
        }
        let entry = try lookup.entry(named: name)
        let metadata = catalog.metadata(of: entry, locale: locale)
        let flags = IntentFlags(
            metadata.parameters, enums: catalog.enums(of: entry, locale: locale),
            types: IntentContents(of: entry.type.init()).valueTypes)
        if options.wantsHelp {
            print(text.help(of: metadata, flags: flags))
            return nil
        }
        let arguments = try FlagParser.parse(
            Array(words.dropFirst()), flags, options: options, isOfApp: isOfApp)
        if arguments.options.wantsHelp {
            print(text.help(of: metadata, flags: flags))
            return nil
        }
        return (entry, flags, arguments)
    }

    private func print(_ text: String) {
        _ = Terminal.write(text.safeForTerminal(), to: STDOUT_FILENO)
    }

    // MARK: - Performing

    private static func perform(
        _ request: RunRequest, usages: [String: String], options: RunOptions, system: IntentSystem,
        terminal: Terminal
    ) async -> RunReport {
        let runner = IntentRunner(system)
        let drawing = RunDrawing(runner: runner, request: request)
        let delegate = TerminalDelegate(
            terminal: terminal, usages: usages, confirms: options.confirms, drawing: drawing)
        let outcome = await runner.run(request, for: delegate)
        delegate.clearProgress()
        var report = RunReport(intent: system.catalog.identifier(of: request.type))
        switch outcome {
        case .finished(let result):
            do {
                try await report.take(result, drawing: drawing)
            } catch {
                let failure = RunFailure(error: error, intent: request.type)
                report.error = .init(kind: .failed, message: failure.text(in: request.locale))
            }
            if report.error == nil, let next = result.next {
                let following = await perform(
                    request.following(next, purpose: .action),
                    usages: [:], options: options, system: system,
                    terminal: terminal)
                report.error = following.error
                report.opens = RunReport.Box(following)
            }
        case .failed(let failure):
            report.error = .init(kind: .failed, message: failure.text(in: request.locale))
        case .cancelled:
            if let refusal = delegate.refusal {
                report.error = .init(kind: .needsInput, message: refusal.message)
            } else {
                let title = request.type.title.text(in: request.locale)
                report.error = .init(kind: .cancelled, message: "“\(title)” was cancelled.")
            }
        }
        return report
    }

    // MARK: - Output

    /// Prints a report, and gives the exit code.
    private func finish(_ report: RunReport, options: RunOptions) -> ExitCode {
        if let error = report.error {
            terminal.say(error.message)
        }
        let text = options.isJSON ? (try? report.json()) : report.plain
        guard let text else { return RunExit.notWritten.code }
        if !text.isEmpty, !write(text, options) { return RunExit.notWritten.code }
        switch report.error?.kind {
        case .failed?: return RunExit.failed.code
        case .needsInput?: return RunExit.needsInput.code
        case .usage?: return RunExit.usage.code
        case .cancelled?: return RunExit.cancelled.code
        case nil: return RunExit.done.code
        }
    }

    private func write(_ text: String, _ options: RunOptions) -> Bool {
        guard let path = options.output else { return terminal.print(text) }
        do {
            try Data((text + "\n").utf8).write(to: URL(filePath: path))
            return true
        } catch {
            terminal.say("\(path) can’t be written.")
            return false
        }
    }
}

extension RunReport {
    /// Takes what a run gave: what it said, and what it showed or returned.
    fileprivate mutating func take(_ result: RunResult, drawing: RunDrawing) async throws {
        let locale = drawing.request.locale
        let value = result.presentedValue(in: locale)
        self.value = value?.data
        dialog = result.dialog?.full.text(in: locale)
        let drawn = try await drawing.draw(result.content).text
        text = drawn.isEmpty ? value?.lines : drawn
    }
}
