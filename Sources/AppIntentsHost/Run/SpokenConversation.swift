import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import SnippetRendering
import Synchronization
import _Localization

/// A conversation in words: a sentence, the questions of its intent, and what the person says after
/// the result.
///
/// At a terminal it continues after a result that can be undone, until an empty line. The lines of a
/// pipe are said one after the other until its end; its exit code is that of the last one.
struct SpokenConversation {
    private let system: IntentSystem
    private let appName: String
    private let isJSON: Bool
    private let confirms: Bool
    private let context: CommandContext
    /// Says what is printed, to a person who hears it; `nil` if the person reads.
    private let voice: (@Sendable (RunReport) -> Void)?
    /// Says the question whether a sentence was heard right; `nil` if it is not asked.
    private let asksWhetherMeant: (@Sendable (String) -> Void)?

    /// The report that was printed last.
    private let report = LastReport()

    init(
        system: IntentSystem, appName: String, isJSON: Bool, confirms: Bool,
        context: CommandContext, voice: (@Sendable (RunReport) -> Void)? = nil,
        asksWhetherMeant: (@Sendable (String) -> Void)? = nil
    ) {
        self.system = system
        self.appName = appName
        self.isJSON = isJSON
        self.confirms = confirms
        self.context = context
        self.voice = voice
        self.asksWhetherMeant = asksWhetherMeant
    }

    private var terminal: Terminal { context.terminal }
    private var locale: Locale { context.locale }

    /// Says a sentence, and what comes after it.
    ///
    /// An action of the app comes before a command that is said in the same words.
    func run(_ sentence: String) async throws -> RunExit {
        let listener = system.listener(in: locale)
        var exit = RunExit.done
        var (words, isFirst) = (sentence, true)
        while true {
            let found = await system.understandings(of: words, in: locale)
            if let understood = found.beginning(words) {
                exit = try await perform(understood, listener)
            } else {
                switch listener.command(words) {
                case .cancel? where !isFirst, .stop? where !isFirst: return exit
                case .repeat? where !isFirst: try repeatReport()
                case .undo?: exit = try await undo()
                case .help?: tellActions()
                default: exit = try await propose(found, listener)
                }
            }
            guard exit != .notWritten, let line = await next(after: exit, listener) else {
                return exit
            }
            (words, isFirst) = (line, false)
        }
    }

    // MARK: - Sentences

    private func perform(
        _ understood: Understanding, _ listener: QuestionListener
    ) async throws -> RunExit {
        let text = isJSON ? try JSONText.line(of: [understood]) : understood.words.safeForTerminal()
        guard terminal.print(text) else { return .notWritten }
        guard await isMeant(understood, listener) else { return .cancelled }
        return try await perform(understood.intent, understood.values)
    }

    /// Asks, where that is wanted, whether a sentence was heard right.
    private func isMeant(
        _ understood: Understanding, _ listener: QuestionListener
    ) async -> Bool {
        guard asksWhetherMeant != nil, !confirms else { return true }
        return await isAgreed(understood, listener)
    }

    /// Asks whether words mean what was understood; at a terminal, an empty line is a no.
    private func isAgreed(
        _ understood: Understanding, _ listener: QuestionListener
    ) async -> Bool {
        let question = "\(understood.words)?"
        let answers = listener.sayableYesOrNo
        while true {
            if !terminal.canAsk { terminal.say(question.safeForTerminal()) }
            terminal.say(answers, as: .secondary)
            asksWhetherMeant?("\(question) \(answers)")
            guard let words = await line(prompt: question) else { return false }
            if terminal.canAsk, words.isEmpty { return false }
            if let agrees = listener.agreement(words) { return agrees }
        }
    }

    /// Performs what a sentence may mean if a person at a terminal says so; otherwise lists it.
    private func propose(
        _ found: [Understanding], _ listener: QuestionListener
    ) async throws -> RunExit {
        guard terminal.canAsk, !isJSON, found.count == 1, let understood = found.first else {
            return try list(found)
        }
        guard await isAgreed(understood, listener) else { return .cancelled }
        return try await perform(understood.intent, understood.values)
    }

    private func perform(
        _ intent: String, _ values: [String: ParameterValue] = [:]
    ) async throws -> RunExit {
        try await IntentCommand(
            appName: appName,
            options: RunOptions(
                isJSON: isJSON, confirms: confirms, converses: true, isVoiceOnly: voice != nil),
            words: [intent], given: values, context: context,
            told: { [report, voice] in
                report.keep($0)
                voice?($0)
            }
        ).run(catalog: system.catalog) { _ in system }
    }

    /// Prints what a sentence may mean, if anything.
    private func list(_ found: [Understanding]) throws -> RunExit {
        let text =
            isJSON
            ? try JSONText.line(of: found)
            : found.map { "\($0.intent): \($0.words)" }.joined(separator: "\n").safeForTerminal()
        if isJSON || !found.isEmpty {
            guard terminal.print(text) else { return .notWritten }
        }
        let message: LocalizedStringResource =
            switch found.count {
            case 0:
                .init(
                    system:
                        "This was not understood. \(appName) search finds actions by their names.")
            case 1:
                .init(
                    system:
                        "This may be what is meant, but that isn’t certain. Nothing was performed."
                )
            default: .init(system: "This may mean several things. Nothing was performed.")
            }
        complain(message)
        return found.isEmpty ? .usage : .needsInput
    }

    private func complain(_ message: LocalizedStringResource) {
        let words = message.text(in: locale)
        terminal.say(words, as: .problem)
        voice?(RunReport(error: .init(kind: .usage, message: words)))
    }

    // MARK: - Commands

    /// Undoes what was done last.
    private func undo() async throws -> RunExit {
        guard canUndo else {
            complain(.init(system: "There is nothing to undo."))
            return .failed
        }
        return try await perform(UndoIntent.persistentIdentifier)
    }

    private var canUndo: Bool {
        system.catalog.entry(identifier: UndoIntent.persistentIdentifier) != nil
            && system.offers(UndoIntent.persistentIdentifier, to: .owner)
    }

    /// Tells the result again; nothing is done again.
    private func repeatReport() throws {
        guard let report = report.last else { return }
        voice?(report)
        let text = isJSON ? try report.json() : report.plain(in: terminal.outputPaint)
        if !text.isEmpty { _ = terminal.print(text) }
        if let error = report.error { terminal.say(error.message, as: .problem) }
    }

    private func tellActions() {
        let words = system.sayableBeginnings(in: locale).sentence(in: locale)
        terminal.say(words.safeForTerminal(), as: .secondary)
        voice?(RunReport(dialog: words))
    }

    // MARK: - Lines

    /// Returns what the person says next; `nil` at the end of the conversation.
    private func next(after exit: RunExit, _ listener: QuestionListener) async -> String? {
        if terminal.canAsk {
            guard exit == .done, report.last.map(isUndoable) ?? false, canUndo else { return nil }
            let invitation = SayableWords(listener.examples.of([.undo]))
            terminal.say(invitation.sentence(in: locale), as: .secondary)
        } else if !terminal.facts.isFed {
            return nil
        }
        let done = LocalizedStringResource(system: "Done").text(in: locale)
        let prompt = LocalizedStringResource(system: "\(done) (Enter):").text(in: locale)
        while true {
            guard let line = await line(prompt: prompt) else { return nil }
            if !line.isEmpty { return line }
            if terminal.canAsk { return nil }
        }
    }

    private func isUndoable(_ report: RunReport) -> Bool {
        report.intent.flatMap { system.catalog.entry(identifier: $0) }?.type.traits.isUndoable
            ?? false
    }

    /// Reads a line after a prompt for a person who types; an interruption ends the conversation.
    private func line(prompt: String) async -> String? {
        let reading = context.interruption.cancellable { [terminal] in
            if terminal.canAsk {
                terminal.say(prompt.safeForTerminal(), as: .prompt, end: " ")
            }
            return try? await Conversation().ask { terminal.line() }
        }
        let line = await reading.value ?? nil
        if line == nil, terminal.canAsk { terminal.say("") }
        return line?.trimmingCharacters(in: .whitespaces)
    }
}

/// The report that a conversation printed last.
private final class LastReport: Sendable {
    private let report = Mutex<RunReport?>(nil)

    var last: RunReport? { report.withLock { $0 } }

    func keep(_ report: RunReport) { self.report.withLock { $0 = report } }
}
