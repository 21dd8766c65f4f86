import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization
import _Localization
import _Time

/// The system's side of the questions that a running intent asks.
extension ActiveRun: LocatedInteraction {
    var systemContext: IntentSystemContext {
        IntentSystemContext(
            preciseTimestamp: request.date, currentMode: mode, isVoiceOnly: request.isVoiceOnly,
            locale: request.locale)
    }

    var authenticationPolicy: IntentAuthenticationPolicy { request.type.authenticationPolicy }

    @MainActor var undoManager: UndoManager { system.undoStacks.manager(of: delegate.person) }

    var shortcutOffering: any ShortcutOffering { system }

    var location: PersonLocation? { request.location }

    /// Asks the person to confirm, and waits (CON-1 to CON-5).
    func confirm(
        _ confirmation: ConfirmationRequest
    ) async throws -> (any AnyIntentResultContainer)? {
        try checkMayAsk()
        let content: RunContent =
            switch confirmation.content {
            case .none: .none
            case .view(let view): .view(view)
            case .snippet(let snippet): .snippet(Recipe(of: snippet))
            }
        var shown: RunResult?
        if confirmation.conditions.isMet(by: request) {
            let dialog = confirmation.dialog ?? (content.isNone ? confirmationDialog : nil)
            let words = Question.Confirmation(confirmation.actionName, locale: request.locale)
            let answer = try await ask(
                question(
                    .confirmation(words), cancelLabel: words.denyLabel,
                    dialog: warned(
                        confirmation.showsDialogAsPrompt ? dialog : dialog?.spokenBesideView,
                        before: confirmation.actionName),
                    content: content))
            guard case .confirmed(let result) = answer else { throw unusableAnswer }
            shown = result
        }
        if shown == nil, case .snippet(let recipe) = content {
            // The snippet is performed anyway, for its value (CON-9).
            shown = try await runner.draw(recipe, of: request, for: delegate)
        }
        return shown?.container
    }

    /// The system's question, if the author gave neither words nor a view.
    private var confirmationDialog: IntentDialog {
        IntentDialog(.init(system: "Do you want to continue with “\(request.type.title)”?"))
    }

    /// Shows options to the person, and waits.
    func choose(_ choice: ChoiceRequest) async throws -> Int {
        try checkMayAsk()
        let places = choice.options.indices.filter { choice.options[$0].wayOut == nil }
        let options = places.map {
            OptionList.option(choice.options[$0], locale: request.locale)
        }
        let wayOut = choice.options.lazy.compactMap(\.wayOut).first
        let answer = try await ask(
            question(
                .choice(options), cancelLabel: wayOut?.text(in: request.locale),
                dialog: choice.dialog, content: choice.view.map { .view($0) } ?? .none))
        guard case .option(let index) = answer, places.indices.contains(index) else {
            throw unusableAnswer
        }
        return places[index]
    }

    /// Asks the person for a parameter's value, and waits.
    func requestValue(of parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws {
        try checkMayAsk()
        let contents = contents ?? IntentContents(of: request.type.init())
        try await ParameterForm(contents, run: self).ask(for: parameter, dialog: dialog)
    }

    /// Refreshes the snippets of a type, or shows one, for the person of the run (REL-2, REL-4).
    func reload(_ type: any SnippetIntent.Type) {
        if hasEnded {
            // The task outlived its run, so it reloads for everyone.
            system.reload(type)
        } else if request.purpose == .drawing {
            system.log.warning(
                """
                \(system.name(of: type)).reload() was called by a snippet that was being drawn; it was \
                ignored, because drawing would never end. Call it where the data changes.
                """)
        } else {
            delegate.reload(SnippetReload(type: type, running: contents))
        }
    }

    // MARK: - Asking

    private func checkMayAsk() throws {
        if hasEnded { throw CancellationError() }
        guard !request.mayAsk else { return }
        system.log.warning(
            """
            \(system.name(of: request.type)) asked the person something from inside a \
            \(request.purpose == .drawing ? "snippet" : "confirmation"), which cannot ask; it got a \
            cancellation. Ask before the card is shown, or from a button of a result card.
            """)
        throw CancellationError()
    }

    /// Asks through the delegate; the run's clock is paused meanwhile.
    func ask(_ question: RunQuestion) async throws -> Answer {
        var question = question
        question.resumption = retried.map {
            Resumption($0, of: contents, asked: question.kind)
        }
        let answer = try await waitingForPerson { [question] in
            try await delegate.ask(question)
        }
        switch answer {
        case .confirmed, .option:
            state.withLock { $0.lastDecision = system.deadlines.now }
        case .values: break
        }
        return answer
    }

    func question(
        _ kind: Question.Kind, cancelLabel: String? = nil, dialog: IntentDialog?,
        content: RunContent = .none, about parameters: [IntentContents.NamedParameter] = [],
        outline: FormOutline? = nil, layout: FormLayout? = nil
    ) -> RunQuestion {
        RunQuestion(
            request: request, kind: kind,
            cancelLabel: cancelLabel ?? Question.cancelLabel(in: request.locale),
            dialog: dialog, content: content, parameters: parameters,
            listedOptions: system.limits.listedOptions, outline: outline, layout: layout)
    }

    var unusableAnswer: UnusableAnswer {
        UnusableAnswer(intent: request.type.title.text(in: request.locale))
    }
}

extension ConfirmationConditions {
    /// Returns whether a confirmation is required: always without conditions, otherwise if any is
    /// met (CON-6).
    fileprivate func isMet(by request: RunRequest) -> Bool {
        isEmpty || contains(.lowConfidenceSource) && request.isGuess
    }
}

extension Question.Confirmation {
    /// The words of an action's name.
    fileprivate init(_ name: ConfirmationActionName, locale: Locale) {
        self.init(
            acceptLabel: name.acceptLabel.text(in: locale),
            denyLabel: name.denyLabel.text(in: locale),
            acceptAlternatives: name.acceptAlternatives.map { $0.text(in: locale) },
            denyAlternatives: name.denyAlternatives.map { $0.text(in: locale) },
            isDestructive: name.isDestructive)
    }
}
