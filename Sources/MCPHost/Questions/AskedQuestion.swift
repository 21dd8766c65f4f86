import AppIntents
import Foundation
import IntentSystem
import SwiftUI
import _Localization

/// A question in the form that a client shows, or that is described to a client without forms.
struct AskedQuestion: Sendable {
    /// The number of the question among those of its call.
    let id: Int
    let locale: Locale
    /// The title of the intent that asks.
    let title: String
    /// The words of the intent if the view is shown too.
    let dialog: String
    /// The words of the intent for a person who doesn't see the view.
    let fullDialog: String
    let cancelLabel: String
    /// `true` if the author has chosen that label.
    let hasOwnCancelLabel: Bool
    let kind: Question.Kind
    let tree: ViewTree?
    /// The error of the view, or of a control in it.
    let problem: String?

    /// Creates the question of a run without a card.
    init(_ question: RunQuestion, id: Int, tree: ViewTree?, problem: String?) {
        self.id = id
        locale = question.locale
        title = question.title.text(in: question.locale)
        dialog = question.words
        fullDialog = question.dialog?.full.text(in: question.locale) ?? ""
        cancelLabel = question.cancelLabel
        hasOwnCancelLabel = cancelLabel != Question.cancelLabel(in: question.locale)
        kind = question.kind
        self.tree = tree
        self.problem = problem
    }

    /// Creates the question on a card; `nil` if there is none.
    init?(_ card: PresentedCard, tree: ViewTree?) {
        guard let question = card.question else { return nil }
        id = question.id
        locale = card.locale
        title = card.title
        dialog = card.dialog?.supporting ?? ""
        fullDialog = card.dialog?.full ?? ""
        cancelLabel = question.cancelLabel
        hasOwnCancelLabel = cancelLabel != Question.cancelLabel(in: card.locale)
        kind = question.kind
        self.tree = tree
        problem = card.error
    }
}
