import AppIntents
import AppIntentsMetadata
import _Localization

/// The questions of runs, and their answers (CON, FLW).
extension SessionState {
    // MARK: - Asking

    /// Draws the card of a question, which is shown when it is drawn.
    ///
    /// For a person who has turned to something else meanwhile, it waits in the tray (TRY-1).
    mutating func ask(_ question: RunQuestion, _ ask: Int, by id: Int) {
        guard let index = index(ofRun: id), runs[index].outcome == nil,
            hasTray || !isAside(runs[index])
        else { return answer(ask, .failure(CancellationError())) }
        let waits = isAside(runs[index])
        runs[index].resumption = question.resumption
        let content: Card.Content
        switch question.content {
        case .none: content = .none
        case .view(let view): content = .fixed(view, drawn: [])
        case .snippet(let recipe):
            if !waits { remember(recipe) }
            runs[index].lastSnippet = recipe
            content = .interactive(recipe)
        }
        var card = Card(
            id: number(), run: id, of: question.request.type, title: question.title,
            dialog: question.dialog,
            content: content)
        card.policy = question.request.type.authenticationPolicy
        setPlace(of: &card, runs[index])
        if case .values = question.kind { card.isForm = !runs[index].hasAsked }
        card.question = OpenQuestion(
            question: question.asked(as: number()), asked: question, run: id, ask: ask)
        card.unfinished = question.resumption
        if waits {
            wait(Waiting(card: card, names: card.unfinished?.names))
            return updateTray()
        }
        draw(.question(card, ask: ask), card)
    }

    /// Shows a question that was drawn.
    mutating func presentQuestion(_ card: Card, _ ask: Int, _ drawn: DrawnCard) {
        if case .failed(let failure) = drawn { return answer(ask, .failure(failure.error)) }
        guard let index = index(ofRun: card.run), hasTray || !isAside(runs[index]) else {
            return answer(ask, .failure(CancellationError()))
        }
        if isAside(runs[index]) {
            wait(Waiting(card: card, names: card.unfinished?.names))
            return updateTray()
        }
        runs[index].hasAsked = true
        present(card, drawn)
    }

    // MARK: - Resuming a run

    private mutating func answer(_ ask: Int, _ answer: Result<Answer, any Error>) {
        effects.append(.answer(ask: ask, answer))
    }

    /// Cancels the question on the visible card, if it is still open (CON-3).
    mutating func cancelQuestion() {
        guard let ask = card?.question?.ask else { return }
        card?.question?.ask = nil
        answer(ask, .failure(CancellationError()))
    }

    /// Cancels all questions of a run, including those that are still being drawn.
    mutating func cancelQuestions(of run: Int) {
        if card?.question?.run == run { cancelQuestion() }
        cancelWaiting(run: run)
        for index in drawings.indices {
            guard case .question(let card, let ask) = drawings[index].purpose, card.run == run
            else { continue }
            drawings[index].purpose = .nothing
            answer(ask, .failure(CancellationError()))
        }
    }

    /// Removes a question whose run no longer waits for an answer.
    mutating func withdraw(_ ask: Int) {
        if card?.question?.ask == ask { return cancelQuestion() }
        if tray.contains(where: { $0.card.question?.ask == ask }) {
            cancelWaiting(ask: ask)
            return updateTray()
        }
        for index in drawings.indices {
            guard case .question(_, ask: ask) = drawings[index].purpose else { continue }
            drawings[index].purpose = .nothing
            answer(ask, .failure(CancellationError()))
        }
    }

    // MARK: - Answers

    mutating func confirm(_ id: Int, _ connection: ConnectionID) {
        guard case .confirmation = card?.question?.question.kind else {
            return refuseAnswer(connection)
        }
        answer(id, .confirmed(snippet: card?.result), connection)
    }

    mutating func choose(_ option: Int, of id: Int, _ connection: ConnectionID) {
        guard let question = card?.question?.question, question.id == id,
            case .choice(let options) = question.kind
        else { return refuseAnswer(connection) }
        guard options.indices.contains(option) else {
            return refuse(.unknown, .init(system: "There is no such option."), connection)
        }
        answer(id, .option(option), connection)
    }

    mutating func answer(
        _ id: Int, with values: [String: ParameterValue], _ connection: ConnectionID
    ) {
        guard let open = card?.openQuestion, open.question.id == id,
            case .values(let fields) = open.question.kind
        else { return refuseAnswer(connection) }
        let checked = open.asked.checked(fields, given: values)
        card?.question?.question.kind = .values(checked)
        guard checked.allSatisfy({ $0.error == nil }) else { return updateAll() }
        if let index = index(ofRun: open.run) {
            runs[index].answers.merge(values) { $1 }
            let address = address(of: runs[index])
            card?.address = address
        }
        card?.unfinished?.add(values)
        keep()
        answer(id, .values(values), connection)
    }

    mutating func cancel(_ id: Int, _ connection: ConnectionID) {
        guard let card, card.question?.question.id == id, !card.isBusy else {
            return refuseAnswer(connection)
        }
        dismiss()
    }

    /// Answers the waiting run; the card stays, busy and inert, until the run continues (FLW-1).
    private mutating func answer(_ id: Int, _ answer: Answer, _ connection: ConnectionID) {
        guard let card, let question = card.question, question.question.id == id,
            let ask = question.ask
        else { return refuseAnswer(connection) }
        self.card?.question?.ask = nil
        self.card?.isBusy = true
        self.card?.taps = []
        updateAll()
        self.answer(ask, .success(answer))
    }

    private mutating func refuseAnswer(_ connection: ConnectionID) {
        refuse(.answered, .init(system: "This question is not open any more."), connection)
    }
}
