import AppIntents
import AppIntentsMetadata
import SwiftUI
import _Localization

/// The buttons and toggles of a card: one tap after the other, each with its refresh (BTN-2,
/// BTN-11).
extension SessionState {
    /// Accepts or refuses a tap; for a toggle, `wanted` is its new state (BTN-4).
    ///
    /// The system's button for a shortcut starts it, as from the search (BTN-12); beside a
    /// question, which a start would cancel, its intent is performed as a control's.
    mutating func tap(
        _ action: ActionID, _ id: Int, _ generation: Int, wanted: Bool?,
        _ connection: ConnectionID
    ) {
        let environment = connections.first { $0.id == connection }?.environment
        guard let card, card.id == id,
            let meant = card.action(action, generation: generation, in: environment)
        else {
            return refuse(
                .stale, .init(system: "This has changed meanwhile; nothing was done."), connection)
        }
        guard !card.isBusy else {
            return refuse(
                .invalid, .init(system: "Please wait until this is finished."), connection)
        }
        if meant.recipe.isStart, card.question == nil {
            // A person taps, even if an assistant began the session.
            return start(
                meant.recipe.type, .recipe(meant.recipe), form: .whole, source: .person)
        }
        if meant.recipe.type is ShowMoreRowsIntent.Type { return showMoreRows() }
        guard card.taps.count < limits.waitingTaps else {
            return refuse(.overloaded, .init(system: "Too many taps are waiting."), connection)
        }
        if connections.count == 1 { self.card?.acknowledge(generation) }
        guard let recipe = meant.recipe.turning(to: wanted, from: meant.isOn) else {
            return update(connection)
        }
        // An intent without a state would turn the toggle back the second time.
        let flip =
            wanted == nil || recipe.type.placeOfSetValue != nil
            ? nil : Flip(generation: generation, action: action)
        if let flip, self.card?.flips.insert(flip).inserted == false { return update(connection) }
        self.card?.taps.append(Tap(recipe: recipe, connection: connection, flip: flip))
        performTap()
    }

    /// Undoes or redoes an action: on a card, which is redrawn as after a tap, so that it shows
    /// what has changed; otherwise as an action that a person starts.
    mutating func takeBack(by type: any AppIntent.Type, _ connection: ConnectionID) {
        guard let card, card.recipe != nil, card.question == nil, !card.isBusy else {
            return start(type, .named([:]))
        }
        guard card.taps.count < limits.waitingTaps else {
            return refuse(.overloaded, .init(system: "Too many taps are waiting."), connection)
        }
        self.card?.taps.append(
            Tap(recipe: Recipe(type: type, values: []), connection: connection, flip: nil))
        performTap()
    }

    /// Performs the oldest waiting tap, unless a tap is being performed.
    private mutating func performTap() {
        guard let card, card.tapRun == nil, let tap = card.taps.first else { return }
        let inConfirmation = card.question != nil
        let run = makeRun(
            tap.recipe.type, .recipe(tap.recipe), .control(inConfirmation: inConfirmation),
            origin: .control(
                tap, card: card.id, inConfirmation: inConfirmation, sequence: sequence))
        self.card?.taps.removeFirst()
        self.card?.tapRun = run.id
        if card.actionFailure != nil {
            self.card?.actionFailure = nil
            self.card?.hasUnsentChange = true
        }
        effects.append(.run(run.id, run.request))
    }

    /// Continues with the next tap, once everything that a control's run led to is shown.
    mutating func completeTap(_ run: Run) {
        guard case .control(let tap, let id, _, let before) = run.origin, card?.id == id,
            card?.tapRun == run.id
        else { return }
        card?.tapRun = nil
        if let flip = tap.flip { card?.forget(flip) }
        // The person who tapped must see that nothing changed: a toggle that they flipped must flip back.
        if sequence == before { update(tap.connection) }
        performTap()
    }
}
