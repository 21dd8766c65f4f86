import AppIntents
import Foundation
import SwiftUI

/// When a card is drawn again by the schedule of its view.
extension SessionState {
    /// A drawing of the visible card that is to come.
    struct Renewal: Sendable, Equatable {
        let id: Int
        let card: Int
        let moment: Date
    }

    /// How soon a card is looked at again that was not drawn because its intent is locked.
    private static let lockedWait: TimeInterval = 10

    /// Cards are drawn again by their own schedules: for a person who looks, not for an assistant, which asks when
    /// it wants to know more.
    var isLive: Bool { source == .person }

    /// The moment at which the visible card is to be drawn again.
    ///
    /// There is none while it is drawn anyway, or will be: after a tap, or when the run that waited for an answer says
    /// more. What a person has just done isn't shown as undone meanwhile.
    private var nextMoment: Date? {
        guard isLive, let card, !card.nextMoments.isEmpty, card.refreshing == nil,
            card.tapRun == nil, !card.isBusy
        else { return nil }
        return connections.compactMap { card.nextMoments[$0.environment] }.min()
    }

    /// Sees to it that one drawing is to come if the visible card wants it, and none if not.
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

    /// Draws the view of the visible card for the present moment; its intent isn't performed.
    ///
    /// A locked card stays as it is (AUT-1): the view may show more of what its intent must not.
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

    /// Puts the view for another moment on the visible card, and tells the surfaces that see a difference.
    ///
    /// The result of the snippet, and why a refresh failed, stay as they are: nothing was performed.
    mutating func settleRenewed(_ views: [DrawnView], goesOn: Bool) {
        // It is drawn again after a tap that came meanwhile, or stays until the run that was answered says more.
        guard let card, let view = card.renewedView, card.tapRun == nil, !card.isBusy else {
            return
        }
        // What was drawn for those who are gone is of an earlier moment.
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

    /// How well a person must be known to see it at its next moment.
    var renewalPolicy: IntentAuthenticationPolicy {
        recipe?.type.authenticationPolicy ?? policy
    }

    /// Notes the next moments of what is drawn, and keeps the view of an interactive card that has any.
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

    /// Notes the next moments of what is drawn.
    mutating func note(_ views: [DrawnView]) {
        nextMoments = [:]
        for view in views { nextMoments[view.render.environment] = view.nextMoment }
    }
}
