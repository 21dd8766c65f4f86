import Foundation
import IntentSystem
import PhraseGrammar
import SnippetRendering
import _Localization

/// The question in which app a sentence is to be performed, asked at this process's terminal.
struct HouseQuestion: Sendable {
    enum Answer: Equatable {
        case app(String)
        case cancelled
        /// No person reads the question and can answer it, or a pipe has no further line.
        case nobody
    }

    let apps: [String]
    let isJSON: Bool
    let context: CommandContext

    private var locale: Locale { context.locale }

    /// The question with the names of the apps.
    private var words: String {
        LocalizedStringResource(system: "In which app? \(Self.list(apps, in: locale))")
            .text(in: locale)
    }

    static func list(_ apps: [String], in locale: Locale) -> String {
        apps.joined(separator: LocalizedStringResource(system: ", ").text(in: locale))
    }

    /// Asks until the answer is one of the apps, or a no.
    func ask() async -> Answer {
        guard context.terminal.canConverse else { return .nobody }
        let events = isJSON ? ConversationEvents(context.terminal) : nil
        let names = ApplicationNames(apps, in: locale)
        let reader = AnswerReader(.of(locale))
        let cancel = LocalizedStringResource(system: "Cancel").text(in: locale)
        events?.asked(words, answers: apps + [cancel])
        while true {
            let (line, isInterrupted) = await line()
            if isInterrupted { return .cancelled }
            guard let line else { return context.terminal.canAsk ? .cancelled : .nobody }
            if line.isEmpty, context.terminal.canAsk { return .cancelled }
            let reading = names.choice(line, among: apps)
            if case .one(let place, _) = reading {
                hear(line, .option(place), apps[place], events)
                return .app(apps[place])
            }
            let command = reader.command(line, labels: [.cancel: cancel])
            if command == .cancel || command == .stop
                || reader.confirmation(line, yes: [], no: []) == false
            {
                hear(line, .command(.cancel), cancel, events)
                return .cancelled
            }
            let reason: Hearing.Reason =
                if case .several(let places) = reading {
                    .several(places.map { apps[$0] })
                } else {
                    .notUnderstood
                }
            hear(line, .unclear(reason), nil, events)
            context.terminal.say(reason.text(in: locale).safeForTerminal(), as: .problem)
        }
    }

    private func hear(
        _ line: String, _ kind: Hearing.Kind, _ title: String?, _ events: ConversationEvents?
    ) {
        events?.heard(Hearing(words: line, kind: kind, title: title), in: locale)
    }

    /// Returns the next line, or `nil` at the end of the input, and whether an interruption came instead.
    private func line() async -> (String?, isInterrupted: Bool) {
        var terminal = context.terminal
        // Only this line is read: what follows is for the app.
        terminal.wantsLine = {}
        let reading = context.interruption.cancellable { [terminal, words] in
            terminal.say(words.safeForTerminal(), as: .prompt, end: " ")
            return try? await Conversation().ask { terminal.line() }
        }
        let line = await reading.value ?? nil
        // A terminal shows what is typed.
        if line == nil || !terminal.canAsk { terminal.say((line ?? "").safeForTerminal()) }
        return (line?.trimmingCharacters(in: .whitespaces), reading.isCancelled)
    }
}
