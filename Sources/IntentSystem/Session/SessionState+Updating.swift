import AppIntents
import Foundation
import _Localization

/// Sending the current state to surfaces.
extension SessionState {
    /// Sends the current state to every surface; `views` are the contents that were just drawn.
    ///
    /// `isFinal` means that nothing more can be drawn now: a surface that has no content yet gets
    /// the state without content. `isRenewal` means that only the view is different, because of its
    /// own schedule.
    mutating func updateAll(
        _ views: [DrawnView] = [], isFinal: Bool = false, isRenewal: Bool = false
    ) {
        sequence += 1
        update(connections.indices, views, isFinal: isFinal, isRenewal: isRenewal)
    }

    /// Sends the progress that a run has reported.
    mutating func progressed(_ run: Int) {
        if run == shownRun?.id {
            updateAll()
        } else if runsAside.contains(where: { $0.id == run }) {
            updateTray()
        }
    }

    /// Sends the current state to the surfaces that don't have the current content.
    mutating func updateOutdated(_ views: [DrawnView]) {
        update(connections.indices.filter { connections[$0].shown != card?.shown }, views)
    }

    /// Sends the current state to one surface.
    mutating func update(_ id: ConnectionID) {
        update(connections.indices.filter { connections[$0].id == id }, [])
    }

    private mutating func update(
        _ places: some Sequence<Int>, _ views: [DrawnView], isFinal: Bool = false,
        isRenewal: Bool = false
    ) {
        var mustDraw = false
        for place in places {
            guard let content = content(for: connections[place], views, isFinal: isFinal) else {
                // The surface has no content of this card yet; it gets the state together with the
                // content.
                mustDraw = true
                continue
            }
            if case .none = content, card?.isDrawn ?? false {
                connections[place].shown = nil
            } else {
                connections[place].shown = card?.shown
            }
            effects.append(
                .update(
                    connections[place].id,
                    SessionSnapshot(
                        sequence: sequence, locale: connections[place].locale,
                        run: shownRun, card: card, content: content, isRenewal: isRenewal,
                        visit: connections[place].visit,
                        place: connections[place].visit == nil ? nil : self.place,
                        tray: tray, runsAside: runsAside)))
        }
        if mustDraw { refresh() }
    }

    /// Returns the content that a surface must draw; `nil` if it needs content that is not
    /// available.
    ///
    /// The function is mutating although it changes nothing, because otherwise the call would copy
    /// the state.
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

/// The state of a session at the moment at which it was sent to a surface.
struct SessionSnapshot: Sendable {
    let sequence: Int
    let locale: Locale
    /// The run that belongs to the present content, until it ends.
    let run: SessionState.Run?
    let card: SessionState.Card?
    let content: PresentedCard.Content
    /// Only the view is different, because of its own schedule.
    let isRenewal: Bool
    /// The surface's newest visit that was carried out.
    let visit: Int?
    /// The address of the present content, for a surface with addresses.
    let place: String?
    /// The cards that wait in the tray.
    var tray: [SessionState.Waiting] = []
    /// The runs that continue aside.
    var runsAside: [SessionState.Run] = []

    /// The runs whose progress is shown.
    var runsInView: [SessionState.Run] { [run].compactMap(\.self) + runsAside }
}

extension PresentationState {
    /// Creates the state from a snapshot, with its texts in the person's language.
    init(_ snapshot: SessionSnapshot, progress reports: [Int: RunProgress], in catalog: Catalog) {
        let locale = snapshot.locale
        sequence = snapshot.sequence
        visit = snapshot.visit
        place = snapshot.place
        run = snapshot.run.map { run in
            let progress = reports[run.id]
            return RunPresentation(
                intent: catalog.identifier(of: run.type), title: run.type.title.text(in: locale),
                fractionCompleted: progress?.fractionCompleted,
                timeLeft: progress?.timeLeft(in: locale))
        }
        tray =
            snapshot.tray.map { TrayItem($0, in: locale, of: catalog) }
            + snapshot.runsAside.map {
                TrayItem($0, progress: reports[$0.id], in: locale, of: catalog)
            }
        card = snapshot.card.map { card in
            PresentedCard(
                id: card.id, generation: card.generation,
                intent: card.type.map { catalog.identifier(of: $0) },
                title: card.title.text(in: locale), systemImageName: card.symbol(in: catalog),
                dialog: card.dialog.map {
                    PresentedDialog($0, besideView: card.isDrawn, in: locale)
                },
                content: snapshot.content, value: card.value,
                files: card.value?.offeredFiles ?? [], question: card.question?.question,
                isRenewed: snapshot.isRenewal, isBusy: card.isBusy,
                error: card.problemText(in: locale), isStopped: card.stopped != nil,
                buttons: [SystemButton](
                    question: card.question?.question, copies: card.copied != nil,
                    undo: card.undo, retryLabel: card.retryLabel, in: locale),
                copied: card.copied, isPinned: card.action.map { $0.isPinned == true },
                locale: locale)
        }
    }
}

extension PresentedDialog {
    /// Resolves a dialog for a card with or without a view; an announcement is about the view that
    /// the person sees.
    init(_ dialog: IntentDialog, besideView: Bool = true, in locale: Locale) {
        self.init(
            full: dialog.words(besideView: false, in: locale),
            supporting: dialog.words(besideView: besideView, in: locale),
            systemImageName: dialog.systemImageName)
    }
}

extension SessionState.Card {
    /// The label of the button that performs the run again; `nil` if there is none.
    fileprivate var retryLabel: LocalizedStringResource? {
        if retry == nil { return nil }
        return actionFailure == nil || actionFailure?.error is Interrupted
            ? .init(system: "Begin Again") : .init(system: "Try Again")
    }

    func problemText(in locale: Locale) -> String? {
        if let actionFailure { return actionFailure.text(in: locale) }
        return refreshFailure.map {
            ProblemText.forPerson(
                $0.error, intentTitle: title.text(in: locale), locale: locale)
        }
    }
}
