import AppIntents
import Foundation
import _Localization

/// Who is told what.
extension SessionState {
    /// Tells every surface the present state; `views` are the contents that were just drawn.
    ///
    /// `isFinal` says that nothing more can be drawn now: a surface that has no content yet gets the
    /// state without. `isRenewal` says that nothing but the view is different, and that only for its own schedule.
    mutating func tellAll(
        _ views: [DrawnView] = [], isFinal: Bool = false, isRenewal: Bool = false
    ) {
        sequence += 1
        tell(connections.indices, views, isFinal: isFinal, isRenewal: isRenewal)
    }

    /// Tells those the present state that have not the present content.
    mutating func tellThoseWithoutContent(_ views: [DrawnView]) {
        tell(connections.indices.filter { connections[$0].shown != card?.shown }, views)
    }

    /// Tells one surface the present state.
    mutating func tell(_ id: ConnectionID) {
        tell(connections.indices.filter { connections[$0].id == id }, [])
    }

    private mutating func tell(
        _ places: some Sequence<Int>, _ views: [DrawnView], isFinal: Bool = false,
        isRenewal: Bool = false
    ) {
        var mustDraw = false
        for place in places {
            guard let content = content(for: connections[place], views, isFinal: isFinal) else {
                // It has no content of this card yet; it gets the state together with it.
                mustDraw = true
                continue
            }
            if case .none = content, card?.isDrawn ?? false {
                connections[place].shown = nil
            } else {
                connections[place].shown = card?.shown
            }
            effects.append(
                .tell(
                    connections[place].id,
                    Telling(
                        sequence: sequence, locale: connections[place].locale,
                        run: leadingRun.flatMap(index(ofRun:)).map { runs[$0] }, card: card,
                        content: content, isRenewal: isRenewal)))
        }
        if mustDraw { refresh() }
    }

    /// Returns the content that a surface must draw; `nil` if it needs some that is not at hand.
    ///
    /// Nothing changes, but a call that changes nothing would copy the state.
    private mutating func content(
        for connection: Connection, _ views: [DrawnView], isFinal: Bool
    ) -> PresentedCard.Content? {
        guard let card, card.isDrawn else { return PresentedCard.Content.none }
        if connection.shown == card.shown { return .unchanged }
        if let view = views.first(where: { $0.render.environment == connection.environment }) {
            return .tree(view.tree)
        }
        return isFinal ? PresentedCard.Content.none : nil
    }
}

/// The state of a session as it was when a surface was to be told.
struct Telling: Sendable {
    let sequence: Int
    let locale: Locale
    /// The run that the person started last, while it goes on.
    let run: SessionState.Run?
    let card: SessionState.Card?
    let content: PresentedCard.Content
    /// Nothing but the view is different, and that only for its own schedule.
    let isRenewal: Bool
}

extension PresentationState {
    /// Puts what is told into a person's words.
    init(_ telling: Telling, progress: RunProgress?, in catalog: Catalog) {
        let locale = telling.locale
        sequence = telling.sequence
        run = telling.run.map { run in
            RunPresentation(
                intent: catalog.identifier(of: run.type), title: run.type.title.text(in: locale),
                fractionCompleted: progress?.fractionCompleted,
                timeLeft: progress?.timeLeft(in: locale))
        }
        card = telling.card.map { card in
            PresentedCard(
                id: card.id, generation: card.generation, title: card.title.text(in: locale),
                dialog: card.dialog.map {
                    PresentedDialog($0, besideView: card.isDrawn, in: locale)
                },
                content: telling.content, value: card.value, question: card.question?.question,
                isRenewed: telling.isRenewal, isBusy: card.isBusy,
                error: card.problemText(in: locale), undo: card.undo,
                canRetry: card.retry != nil, locale: locale)
        }
    }
}

extension PresentedDialog {
    /// Resolves a dialog for a card with a view or without; an announcement is about the view that
    /// the person has before them.
    init(_ dialog: IntentDialog, besideView: Bool = true, in locale: Locale) {
        self.init(
            full: dialog.words(besideView: false, in: locale),
            supporting: dialog.words(besideView: besideView, in: locale),
            systemImageName: dialog.systemImageName)
    }
}

extension SessionState.Card {
    fileprivate func problemText(in locale: Locale) -> String? {
        if let actionFailure { return actionFailure.text(in: locale) }
        return refreshFailure.map {
            ProblemText.forPerson(
                $0.error, intentTitle: title.text(in: locale), locale: locale)
        }
    }
}
