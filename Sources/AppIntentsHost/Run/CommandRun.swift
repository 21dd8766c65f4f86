import AppIntents
import Foundation
import IntentSystem
import SnippetRendering
import _Localization

/// The performing of intents for one command: of the one that it names, of those that results open,
/// and of those that a person starts from the card of the result.
struct CommandRun: Sendable {
    let system: IntentSystem
    /// The command's key to the app's lock; `nil` for a pipe.
    let key: CommandKey?
    let options: RunOptions
    let terminal: Terminal
    let files: FileArguments
    /// `true` if a person uses the controls of the result.
    let usesCard: Bool
    let conversation: Conversation

    init(
        system: IntentSystem, key: CommandKey?, options: RunOptions, terminal: Terminal,
        files: FileArguments
    ) {
        self.system = system
        self.key = key
        self.options = options
        self.terminal = terminal
        self.files = files
        usesCard = terminal.canUseCards && !options.isJSON && options.output == nil
        conversation = key.map { Conversation(on: $0.conversations) } ?? Conversation()
    }

    var runner: IntentRunner { IntentRunner(system) }

    /// Performs an intent, and then the one that its result opens.
    ///
    /// `usages` are the flags of the parameters that the command can set.
    func perform(_ request: RunRequest, usages: [String: String] = [:]) async -> RunReport {
        let delegate = TerminalDelegate(self, of: request, usages: usages)
        let outcome = await runner.run(request, for: delegate)
        delegate.status.end()
        var report = RunReport(intent: system.catalog.identifier(of: request.type))
        switch outcome {
        case .finished(let result):
            do {
                try await take(result, of: request, into: &report)
            } catch {
                let failure = RunFailure(error: error, intent: request.type)
                report.error = .init(kind: .failed, message: failure.text(in: request.locale))
            }
            if report.error == nil, let next = result.next {
                let following = await perform(request.following(next, purpose: .action))
                report.error = following.error
                report.opens = RunReport.Box(following)
            }
        case .failed(let failure):
            report.error = .init(
                kind: .failed,
                message: failure.advice(app: system.appName, in: request.locale),
                remedy: failure.remedy == .none ? nil : failure.remedy.rawValue)
        case .cancelled:
            if let refusal = delegate.refusal {
                report.error = .init(kind: .needsInput, message: refusal.message)
            } else {
                // An interruption stops what works; at a question it is a person's no.
                let isStopped = Task.isCancelled && !delegate.isAsking
                report = cancelled(request.type, isStopped: isStopped, in: request.locale)
            }
        }
        return report
    }

    /// Returns the report of a run that a person cancelled, or that was stopped while it worked.
    func cancelled(
        _ type: any AppIntent.Type, isStopped: Bool, in locale: Locale
    ) -> RunReport {
        let title = type.title.text(in: locale)
        let message: LocalizedStringResource =
            isStopped
            ? .init(system: "“\(title)” was stopped.") : .init(system: "“\(title)” was cancelled.")
        return RunReport(
            intent: system.catalog.identifier(of: type),
            error: .init(kind: .cancelled, message: message.text(in: locale)))
    }

    /// Draws a view as text, with keys for controls that a person can use; `nil` if there is none.
    func draw(
        _ content: RunContent, of request: RunRequest, hasKeys: Bool
    ) async throws -> TerminalCard? {
        let drawing = try await runner.draw(content, of: request, for: DrawingDelegate(key: key))
        return drawing.map { TerminalCard($0, hasKeys: hasKeys, locale: request.locale) }
    }

    /// Takes the result of a run: its dialog, and its view or value.
    private func take(
        _ result: RunResult, of request: RunRequest, into report: inout RunReport
    ) async throws {
        let locale = request.locale
        // Only the last card is used.
        let hasKeys = usesCard && result.next == nil
        let card = try await draw(result.content, of: request, hasKeys: hasKeys)
        report.dialog = result.dialog?.full.text(in: locale)
        report.words = result.dialog?.words(besideView: card?.lines.isEmpty == false, in: locale)
        report.lines = card?.lines ?? []
        if let card {
            report.card = ShownCard(request: request, content: result.content, card: card)
        }
        report.copied = result.copied
        // The card with the control shows what has changed (BTN-10).
        if case .control = request.purpose { return }
        let value = result.presentedValue(in: locale)
        report.value = value?.data
        report.url = value?.link?.absoluteString
        let links = value?.elements.compactMap(\.link?.absoluteString) ?? []
        report.urls = links.isEmpty ? nil : links
        report.app = result.appAddress?.absoluteString
        report.contents = value.map(ContentForms.of) ?? []
        // A view need not mention that there is a file.
        if let value, report.lines.isEmpty || !value.files.isEmpty {
            report.lines.append(TextLine(value.lines(in: locale)))
        }
    }
}

/// A card that a command shows, with what it takes to draw it again.
struct ShownCard: Sendable {
    /// The request of the run that gave the card.
    let request: RunRequest
    let content: RunContent
    var card: TerminalCard
}

/// The delegate of a drawing, which asks only for the passphrase.
private struct DrawingDelegate: RunDelegate {
    let key: CommandKey?

    var person: Person { key?.person ?? .owner }
    func unlock(_ lock: SystemLock) async throws { await key?.unlock(lock) }

    func ask(_ question: RunQuestion) async throws -> Answer { throw CancellationError() }
}
