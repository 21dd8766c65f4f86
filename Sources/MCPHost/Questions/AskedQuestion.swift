import AppIntents
import Foundation
import IntentSystem
import SwiftUI
import _Localization

/// A question as it is put to a client that shows forms, or told to one that shows none.
struct AskedQuestion: Sendable {
    /// The number of the question, to tell it from others of its call.
    let id: Int
    /// The language of the person who is asked.
    let locale: Locale
    /// The title of the intent that asks.
    let title: String
    /// The words of the intent beside the view.
    let dialog: String
    /// The words of the intent for a person who does not see the view.
    let fullDialog: String
    /// The label of the button for a person who gives no answer.
    let cancelLabel: String
    /// `true` if that is in the words of the author.
    let hasOwnCancelLabel: Bool
    let kind: Question.Kind
    /// The view beside the question.
    let tree: ViewTree?
    /// The mistake of the view, or of a control in it.
    let problem: String?

    /// The question of a run without a card.
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

    /// The question on a card; `nil` if there is none.
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
