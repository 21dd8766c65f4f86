import AppIntents
import Foundation
import SwiftUI

/// Redrawing a card by the schedule of its view.
extension SessionState {
    /// A scheduled drawing of the visible card.
    struct Renewal: Sendable, Equatable {
        let id: Int
        let card: Int
        let moment: Date
    }

    /// The time after which a card that was not redrawn because its intent is locked is checked again.
    private static let lockedWait: TimeInterval = 10

    /// Cards are redrawn by their own schedules: for a person who sees them, not for an assistant,
    /// which asks when it wants to know more.
    var isLive: Bool { source == .person }

    /// The time at which the visible card is to be redrawn.
    ///
    /// There is none while the card is being redrawn, or will be: after a tap, or when the answered
    /// run continues. A person's recent action isn't shown as undone meanwhile.
    private var nextMoment: Date? {
        guard isLive, let card, !card.nextMoments.isEmpty, card.refreshing == nil,
            card.tapRun == nil, !card.isBusy
        else { return nil }
        return connections.compactMap { card.nextMoments[$0.environment] }.min()
    }

    /// Schedules one drawing if the visible card needs it, and none otherwise.
    mutating func scheduleRenewal() {
        // Few cards have a schedule, and asking would copy the state.
        if renewal == nil, card?.nextMoments.isEmpty ?? true { return }
        let moment = nextMoment
        if renewal?.moment == moment, renewal == nil || renewal?.card == card?.id { return }
        if renewal != nil {
            renewal = nil
            effects.append(.stopRenewing)
        }
        guard let card, let moment else { return }
        let next = Renewal(id: number(), card: card.id, moment: moment)
        renewal = next
        effects.append(.renewLater(next.id, moment, card.renewalPolicy))
    }

    /// Draws the view of the visible card for the current time; its intent isn't performed.
    ///
    /// A locked card stays unchanged (AUT-1): the view might show more of what its intent must not.
    mutating func renew(_ id: Int, isLocked: Bool, now: Date) {
        guard renewal?.id == id else { return }
        renewal = nil
        guard let card, let view = card.renewedView else { return }
        if isLocked {
            self.card?.nextMoments = card.nextMoments.mapValues {
                max($0, now + Self.lockedWait)
            }
            return
        }
        let drawing = number()
        self.card?.refreshing = drawing
        drawings.append(
            Drawing(id: drawing, purpose: .refresh(card: card.id, then: [], again: nil)))
        effects.append(.draw(drawing, .renewal(view), connections.environments))
    }

    /// Applies the view for another time to the visible card, and updates the surfaces for which it
    /// differs.
    ///
    /// The result of the snippet, and the failure of a refresh, stay: nothing was performed.
    mutating func settleRenewed(_ views: [DrawnView], goesOn: Bool) {
        // It is redrawn after a tap that came meanwhile, or stays until the answered run continues.
        guard let card, let view = card.renewedView, card.tapRun == nil, !card.isBusy else {
            return
        }
        // Views drawn for surfaces that are gone are of an earlier time.
        if case .fixed = card.content { self.card?.content = .fixed(view, drawn: views) }
        self.card?.note(views)
        let limit = limits.keptGenerations
        let hasChanged = self.card?.take(views.map(\.render), keeping: limit) ?? false
        updateIfNeeded(hasChanged, views, isRenewal: !goesOn)
    }
}

extension SessionState.Card {
    /// The view that is drawn at its next moment.
    var renewedView: _SnippetViewContainer? {
        if case .fixed(let view, _) = content { view } else { scheduledView }
    }

    /// The authentication policy for showing the view at its next moment.
    var renewalPolicy: IntentAuthenticationPolicy { recipe?.type.authenticationPolicy ?? policy }

    /// Records the next moments of the drawn views, and keeps the view of an interactive card that
    /// has any.
    mutating func follow(_ views: [DrawnView], of result: RunResult?) {
        note(views)
        guard case .interactive = content else { return }
        if !nextMoments.isEmpty, case .view(let view)? = result?.content {
            scheduledView = view
        } else {
            nextMoments = [:]
            scheduledView = nil
        }
    }

    /// Records the next moments of the drawn views.
    mutating func note(_ views: [DrawnView]) {
        nextMoments = [:]
        for view in views { nextMoments[view.render.environment] = view.nextMoment }
    }
}
