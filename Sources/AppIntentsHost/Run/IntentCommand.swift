import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import Logging
import SnippetRendering
import _Localization

/// One use of `run`: it reads the words, performs the intent and the intent that its result opens,
/// and prints the results.
struct IntentCommand {
    let appName: String
    let options: RunOptions
    /// The intent's name and the words after it.
    let words: [String]
    /// The names of flags in a separate command, by the names of their parameters.
    var flagNames: [String: String] = [:]
    /// Values that don't come from the words.
    var given: [String: ParameterValue] = [:]
    let context: CommandContext
    /// Receives the report of the run, after it was printed.
    var told: @Sendable (RunReport) -> Void = { _ in }

    private var terminal: Terminal { context.terminal }
    private var locale: Locale { context.locale }

    /// Runs the command in a system that `makeSystem` returns once it is needed.
    func run(
        catalog: Catalog, in makeSystem: (Limits) async throws -> IntentSystem
    ) async throws -> RunExit {
        var limits = Limits()
        // A pipe may be silent for as long as the previous command works.
        limits.stalledUploadTimeout = .seconds(365 * 24 * 3600)
        var ready: IntentSystem?
        if let name = words.first, catalog.isFindAction(named: name, in: locale) {
            // An app must be launched before it knows the properties by which it filters.
            ready = try await makeSystem(limits)
            await ready?.learnProperties()
        }
        let arguments: RunArguments
        let entry: Catalog.Entry
        let flags: IntentFlags
        do throws(UsageError) {
            guard let parsed = try parse(catalog) else { return .done }
            (entry, flags, arguments) = parsed
        } catch {
            return await finish(
                in: nil, RunReport(error: .init(kind: .usage, message: error.message)),
                options: RunOptions(isJSON: options.isJSON || words.contains("--json")))
        }
        if let deprecation = catalog.metadata(of: entry, locale: locale).deprecation {
            terminal.say(DeprecationText.forPerson(deprecation, in: locale))
        }
        let system = if let ready { ready } else { try await makeSystem(limits) }
        // In a shared system, the files of a command have other limits.
        let files = FileArguments(store: context.files(of: system, limits), in: context)
        let abandonedBefore = system.abandonedRunCount
        let asking = arguments.readsStandardInput ? terminal.withoutQuestions : terminal
        let parameters = flags.flags.map(\.parameter)
        let task = context.interruption.cancellable {
            [locale, given, usages = flags.usages, fileFlags = flags.files]
            () -> (report: RunReport, isShown: Bool) in
            let key = CommandKey(at: asking, locale)
            defer { if let key { system.lock.lock(key.person) } }
            let run = CommandRun(
                system: system, key: key, options: arguments.options, terminal: asking,
                files: files)
            var values: [String: ParameterValue]
            do throws(UsageError) {
                values = try files.values(arguments.values, of: fileFlags)
                    .merging(given) { named, _ in named }
                if let path = arguments.options.previous {
                    let previous = try PreviousResult(json: files.bytes(atPath: path))
                    values = try previous.given(with: values, to: parameters)
                }
            } catch {
                let report =
                    Task.isCancelled
                    ? run.cancelled(entry.type, isStopped: true, in: locale)
                    : RunReport(error: .init(kind: .usage, message: error.message))
                return (report, isShown: false)
            }
            var report = await run.perform(
                RunRequest(
                    entry.type, .named(values), locale: locale,
                    isVoiceOnly: arguments.options.isVoiceOnly), usages: usages)
            guard run.usesCard, report.error == nil, report.files.isEmpty,
                report.lastCard?.card.keys != nil
            else { return (report, isShown: false) }
            report.error = await run.show(report)
            return (report, isShown: true)
        }
        let (report, isShown) = await task.value
        do {
            try await system.learned()
        } catch {
            system.log.error("What was learned of this could not be written down: \(error)")
        }
        // A cancelled run gets time to clean up; a second Control-C ends that.
        await system.unreturnedRuns.wait { $0 == 0 }
        if system.abandonedRunCount > abandonedBefore {
            say(
                .init(
                    system: "The intent went on although it was cancelled, and was abandoned."))
        }
        let exit = await finish(
            in: system, report, options: arguments.options, isShown: isShown)
        told(report)
        await waitForActivities(in: system)
        return exit
    }

    /// Keeps the process alive until the activities of the intent end.
    ///
    /// An instance of the app continues to run anyway.
    private func waitForActivities(in system: IntentSystem) async {
        guard context.isOwn, system.hasActivities else { return }
        if terminal.isWatched { say(.init(system: "This goes on. Control-C stops it.")) }
        context.interruption.cancelling { system.stopActivities() }
        await system.activitiesOver()
    }

    // MARK: - Words

    /// Reads the words; prints the help and returns `nil` if they ask for it.
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
            types: IntentContents(of: entry.type.init()).valueTypes, names: flagNames)
        if options.wantsHelp {
            print(text.help(of: metadata, flags: flags))
            return nil
        }
        let arguments = try FlagParser.parse(
            Array(words.dropFirst()), flags, options: options)
        if arguments.options.wantsHelp {
            print(text.help(of: metadata, flags: flags))
            return nil
        }
        return (entry, flags, arguments)
    }

    private func print(_ text: String) {
        _ = Terminal.write(text.safeForTerminal(), to: terminal.output)
    }

    // MARK: - Output

    /// Prints a report, or only its error if the result `isShown` already.
    private func finish(
        in system: IntentSystem?, _ report: RunReport, options: RunOptions, isShown: Bool = false
    ) async -> RunExit {
        if let error = report.error {
            terminal.say(error.message, as: .problem)
        }
        // A file is no terminal.
        let paint =
            options.output == nil ? terminal.outputPaint : TerminalPaint(isColored: false)
        let text = options.isJSON ? (try? report.json()) : isShown ? "" : report.plain(in: paint)
        guard let text, await write(text, report, options, in: system) else { return .notWritten }
        return switch report.error?.kind {
        case .failed?: .failed
        case .needsInput?: .needsInput
        case .usage?: .usage
        case .cancelled?: .cancelled
        case nil: .done
        }
    }

    /// Writes the result as text or as JSON, and each of the files to its place.
    private func write(
        _ text: String, _ report: RunReport, _ options: RunOptions, in system: IntentSystem?
    ) async -> Bool {
        var files = report.error == nil ? report.files : []
        guard let path = options.output else {
            let hint =
                files.isEmpty || options.isJSON ? "" : Self.savingHint(files.count).text(in: locale)
            return write([text, hint].filter { !$0.isEmpty }.joined(separator: "\n"), to: nil)
        }
        let saving = FileSaving(output: path, in: context)
        do throws(FileSaving.Problem) {
            if report.error == nil, let system {
                files += try await saving.files(
                    of: report.allContents, beside: files.count, in: system)
            }
            if files.isEmpty { return write(text, to: path == "-" ? nil : path) }
            try saving.save(files)
        } catch {
            say(error.message)
            return false
        }
        // Standard output must contain only the bytes.
        guard saving.isStandardOutput else { return write(text, to: nil) }
        if !text.isEmpty { terminal.say(text) }
        return true
    }

    private static func savingHint(_ count: Int) -> LocalizedStringResource {
        count == 1
            ? .init(system: "--output PATH saves the file, --output - prints it.")
            : .init(system: "--output FOLDER saves the files.")
    }

    /// Prints a message for the person on standard error.
    private func say(_ text: LocalizedStringResource?) {
        if let text { terminal.say(text.text(in: locale)) }
    }

    /// Writes a text to a path, or to standard output.
    private func write(_ text: String, to path: String?) -> Bool {
        if text.isEmpty { return true }
        guard let path else { return terminal.print(text) }
        do {
            try Data((text + "\n").utf8).write(to: URL(filePath: context.absolute(path)))
            return true
        } catch {
            say(FileSaving.Problem.notWritten(path: path).message)
            return false
        }
    }
}

extension Catalog {
    fileprivate func isFindAction(named name: String, in locale: Locale) -> Bool {
        let entry = try? IntentLookup(catalog: self, locale: locale).entry(named: name)
        return entry.flatMap { findAction(identifier: $0.identifier) } != nil
    }
}
