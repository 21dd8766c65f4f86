public import AppIntentsMetadata
public import IntentSystem
public import SwiftUI

extension PresentationMessage {
    /// The visible card.
    ///
    /// A surface draws, from top to bottom: the dialog, the view, the error, the question, and the
    /// system's buttons.
    public struct Card: Sendable, Equatable {
        /// The number of the card, which no other card of the session has.
        public var id: Int
        /// The version of the content; a tap names it.
        public var generation: Int
        /// The title of the intent that presented the card.
        public var title: String
        /// The words of the intent.
        public var dialog: PresentedDialog?
        /// The custom view, as far as it changed.
        public var view: View
        /// The files that the run returned, in order.
        public var files: [FileReference]
        /// `true` if nothing is different from the state before but the view, and that only because a moment of its own
        /// schedule has come: no surface needs to say so aloud.
        public var isRenewed: Bool
        /// `true` while the card's controls are inert because its action goes on.
        public var isBusy: Bool
        /// The mistake of the last action or refresh, in the person's words.
        public var error: String?
        /// The question that the run waits behind; without one the card is a result.
        public var question: PresentedQuestion?
        /// The system's buttons under the card.
        public var buttons: [SystemButton]

        /// Creates a card.
        public init(
            id: Int, generation: Int, title: String, dialog: PresentedDialog? = nil,
            view: View = .none, files: [FileReference] = [], isRenewed: Bool = false,
            isBusy: Bool = false, error: String? = nil, question: PresentedQuestion? = nil,
            buttons: [SystemButton] = []
        ) {
            self.id = id
            self.generation = generation
            self.title = title
            self.dialog = dialog
            self.view = view
            self.files = files
            self.isRenewed = isRenewed
            self.isBusy = isBusy
            self.error = error
            self.question = question
            self.buttons = buttons
        }
    }

    /// The custom view of a card as a message brings it.
    public enum View: Sendable, Equatable {
        /// As it was in the last message that carried the card's view.
        case unchanged
        /// There is none.
        case none
        /// The tree of nodes, for a client that draws it itself.
        case tree(ViewTree)
        /// The tree as HTML in UTF-8.
        case html([UInt8])
        /// The outermost elements that differ from the HTML that the client has; each has an `id`
        /// and takes the place of the element with that `id`.
        case parts([ArraySlice<UInt8>])
    }
}

extension PresentationMessage.Card {
    /// Reads a card that a session presents.
    init(_ card: PresentedCard) {
        let view: PresentationMessage.View =
            switch card.content {
            case .unchanged: .unchanged
            case .none: .none
            case .tree(let tree): .tree(tree)
            }
        self.init(
            id: card.id, generation: card.generation, title: card.title, dialog: card.dialog,
            view: view, files: card.value?.offeredFiles ?? [], isRenewed: card.isRenewed,
            isBusy: card.isBusy, error: card.error,
            question: card.question.map(PresentedQuestion.init), buttons: card.buttons)
    }
}

extension PresentationMessage {
    /// The size of the card's view as text, for a writer that makes room for it.
    package var viewBytes: Int {
        guard case .state(let state) = self else { return 0 }
        return switch state.card?.view {
        case .html(let bytes)?: bytes.count
        case .parts(let parts)?: parts.reduce(0) { $0 + $1.count }
        case .unchanged?, .tree?, PresentationMessage.View.none?, nil: 0
        }
    }
}
