import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import SwiftUI

extension SystemSession {
    // MARK: - Asking

    /// Asks the person of a run to confirm, and waits (CON-1 to CON-5).
    func confirm(
        _ request: ConfirmationRequest, run id: Int
    ) async throws -> (any AnyIntentResultContainer)? {
        let run = try askingRun(id)
        let name = request.actionName
        let locale = Locale(identifier: connections.values.first?.environment.language ?? "en")
        let kind = Question.Kind.confirmation(
            Question.Confirmation(
                acceptLabel: name.acceptLabel.text(in: locale),
                denyLabel: name.denyLabel.text(in: locale),
                acceptAlternatives: name.acceptAlternatives.map { $0.text(in: locale) },
                denyAlternatives: name.denyAlternatives.map { $0.text(in: locale) },
                isDestructive: name.isDestructive))
        var content = Card.Content.none
        switch request.content {
        case .none: break
        case .view(let view): content = .fixed(view)
        case .snippet(let snippet):
            let recipe = Recipe(of: snippet)
            remember(recipe, by: run)
            content = .interactive(recipe)
        }
        let dialog = request.dialog ?? (content.isNone ? run.confirmationDialog : nil)
        let card = questionCard(kind, dialog: dialog, content, run)
        if request.conditions.isEmpty {
            _ = try await ask(card, run)
        } else if case .failed(let error) = await draw(card) {
            // Every surface here knows who asks, so nothing comes from a source of low confidence
            // (CON-6); the snippet is performed all the same, for its value (CON-9).
            throw error
        }
        return card.result
    }

    /// Shows options to the person of a run, and waits.
    func choose(_ request: ChoiceRequest, run id: Int) async throws -> Int {
        let run = try askingRun(id)
        let locale = Locale(identifier: connections.values.first?.environment.language ?? "en")
        let options = request.options.map { OptionList.option($0, locale: locale) }
        let card = questionCard(
            .choice(options), dialog: request.dialog,
            request.view.map { .fixed($0) } ?? .none, run)
        guard case .option(let index) = try await ask(card, run) else { throw CancellationError() }
        if options[index].style == .cancel { throw CancellationError() }
        return index
    }

    /// Asks the person of a run for a parameter's value, and waits.
    func requestValue(
        of parameter: any AnyIntentParameter, dialog: IntentDialog?, run id: Int
    ) async throws {
        let run = try askingRun(id)
        let contents = run.contents ?? IntentContents(of: run.type.init())
        try await askValue(of: parameter, dialog: dialog, contents, run)
    }

    /// Asks for values of several parameters in one card; gives the data by name.
    func askData(
        _ fields: [Question.Field], dialog: IntentDialog?, _ run: Run
    ) async throws -> [String: ParameterValue] {
        let card = questionCard(.values(fields), dialog: dialog, .none, run)
        guard case .values(let values) = try await ask(card, run) else { throw CancellationError() }
        return values
    }

    private func questionCard(
        _ kind: Question.Kind, dialog: IntentDialog?, _ content: Card.Content, _ run: Run
    ) -> Card {
        let card = Card(
            id: number(), run: run.id, title: run.title, dialog: dialog, content: content)
        card.question = PendingQuestion(
            question: Question(id: number(), kind: kind), run: run.id, continuation: nil)
        return card
    }

    /// The run that asks, if it may.
    private func askingRun(_ id: Int) throws -> Run {
        guard let run = runs[id], !run.isEnded else { throw CancellationError() }
        switch run.origin {
        case .person, .control(_, onQuestion: false):
            return run
        case .control(_, onQuestion: true), .snippet:
            // FLW-5: one question at a time, and a snippet asks nothing.
            log.warning(
                """
                \(system.name(of: run.type)) asked the person something from inside a \
                \(run.origin == .snippet ? "snippet" : "confirmation"), which cannot ask; it got a \
                cancellation. Ask before the card is shown, or from a button of a result card.
                """)
            throw CancellationError()
        }
    }

    /// Draws the card of a question, shows it, and waits for the answer; the run's clock stands
    /// still.
    private func ask(_ card: Card, _ run: Run) async throws -> Answer {
        pauseClock(of: run)
        defer { resumeClock(of: run) }
        let drawing = await draw(card)
        if case .failed(let error) = drawing { throw error }
        // A person who has started something else meanwhile is not asked about this any more.
        guard !run.isEnded, run.era == era else { throw CancellationError() }
        run.hasAsked = true
        let id = card.id
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard !Task.isCancelled else {
                    return continuation.resume(throwing: CancellationError())
                }
                card.question?.continuation = continuation
                present(card)
                settle(card, drawing)
                rest(run.awaiting)
                rest(run.work)
            }
        } onCancel: {
            Task.detached { await self.giveUpQuestion(onCard: id) }
        }
    }

    private func giveUpQuestion(onCard id: Int) {
        guard let card, card.id == id else { return }
        release(card, .failure(CancellationError()))
    }

    /// Lets the run that waits behind a card go on, if one does; from now on the session is not at
    /// rest.
    func release(_ card: Card, _ answer: Result<Answer, any Error>) {
        guard let question = card.question, let continuation = question.continuation else { return }
        card.question?.continuation = nil
        if let run = runs[question.run] {
            wake(run.awaiting)
            if !run.isEnded { wake(run.work) }
        }
        continuation.resume(with: answer)
    }

    // MARK: - Answers

    func confirm(_ id: Int, _ connection: ConnectionID) {
        guard case .confirmation = card?.question?.question.kind else {
            return refuse(.answered, "This question is not open any more.", connection)
        }
        answer(id, .confirmed(), connection)
    }

    func choose(_ option: Int, of id: Int, _ connection: ConnectionID) {
        guard let card, let question = card.question?.question, question.id == id,
            case .choice(let options) = question.kind
        else {
            return refuse(.answered, "This question is not open any more.", connection)
        }
        guard options.indices.contains(option) else {
            return refuse(.unknown, "There is no such option.", connection)
        }
        answer(id, .option(option), connection)
    }

    func cancel(_ id: Int, _ connection: ConnectionID) {
        guard let card, card.question?.question.id == id, !card.isBusy else {
            return refuse(.answered, "This question is not open any more.", connection)
        }
        dismiss(card)
    }

    func answer(
        _ id: Int, with values: [String: ParameterValue], _ connection: ConnectionID
    ) {
        guard let card, let question = card.question?.question, question.id == id, !card.isBusy,
            case .values(let fields) = question.kind
        else {
            return refuse(.answered, "This question is not open any more.", connection)
        }
        let types = runs[card.run].flatMap(\.contents)?.valueTypes ?? [:]
        let checked = fields.map { field in
            let name = field.parameter.name
            return FieldCheck.checked(field, given: values[name], as: types[name])
        }
        card.question?.question.kind = .values(checked)
        guard checked.allSatisfy({ $0.error == nil }) else { return tellAll() }
        answer(id, .values(values), connection)
    }

    /// Gives the waiting run its answer; the card stays, busy and inert, until the run says more
    /// (FLW-1).
    private func answer(_ id: Int, _ answer: Answer, _ connection: ConnectionID) {
        guard let card, let question = card.question, question.question.id == id, !card.isBusy,
            question.continuation != nil
        else {
            return refuse(.answered, "This question is not open any more.", connection)
        }
        card.isBusy = true
        card.taps = []
        tellAll()
        release(card, .success(answer))
    }

    /// Further choices for a field of the open question, by what a person typed.
    public func options(
        question id: Int, parameter: String, matching text: String
    ) async -> [Question.Option] {
        guard let question = card?.question, question.question.id == id,
            let parameters = runs[question.run]?.contents?.parameters,
            let named = parameters.first(where: { $0.name == parameter })
        else { return [] }
        let locale = Locale(identifier: connections.values.first?.environment.language ?? "en")
        do {
            return try await aside {
                try await OptionList.options(for: named.parameter, matching: text, locale: locale)
            }
        } catch {
            log.error("The choices for \(parameter) could not be had: \(error)")
            return []
        }
    }
}

extension Card.Content {
    var isNone: Bool {
        if case .none = self { true } else { false }
    }
}

extension Run {
    /// What is asked when the author gave no words and no view.
    var confirmationDialog: IntentDialog {
        IntentDialog("Do you want to continue with “\(String(localized: title))”?")
    }
}
