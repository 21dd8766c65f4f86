import AppIntents
import Foundation
import IntentSystem
import SwiftUI
import _Localization

/// A question as it is put to a client that shows forms, or told to one that shows none.
struct AskedQuestion: Sendable {
    /// The number of the question, to tell it from others of its call.
    let id: Int
    /// The title of the intent that asks.
    let title: String
    /// What the intent says beside the view.
    let dialog: String
    /// What it says to one who does not see the view.
    let fullDialog: String
    /// What a person presses who gives no answer.
    let cancelLabel: String
    /// `true` if that is in the words of the author.
    let hasOwnCancelLabel: Bool
    let kind: Question.Kind
    /// The view beside the question.
    let tree: ViewTree?
    /// What is wrong with the view or with what a control of it did.
    let problem: String?

    /// The question of a run without a card.
    init(_ question: RunQuestion, id: Int, tree: ViewTree?, problem: String?) {
        self.id = id
        title = question.title.text(in: question.locale)
        dialog = question.words
        fullDialog = question.dialog?.full.text(in: question.locale) ?? ""
        cancelLabel = question.cancelLabel
        hasOwnCancelLabel = cancelLabel != Question.cancelLabel(in: question.locale)
        kind = question.kind
        self.tree = tree
        self.problem = problem
    }

    /// The question on a card; `nil` if there is none.
    init?(_ card: PresentedCard, tree: ViewTree?) {
        guard let question = card.question else { return nil }
        id = question.id
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
