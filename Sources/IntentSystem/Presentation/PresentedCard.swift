public import AppIntentsMetadata
public import Foundation
public import SwiftUI
import _Localization

/// A card as one surface should draw it now.
///
/// There is one visible card in a session at a time (SNI-11). A surface draws, from top to bottom:
/// the dialog, the content, the error, the question's fields, and the system's buttons.
public struct PresentedCard: Sendable, Equatable {
    /// The number of the card, which no other card of the session has.
    public var id: Int

    /// The version of the content; a tap names it.
    public var generation: Int

    /// The identifier of the intent that presented the card; unknown for a card of an earlier
    /// process, and to a client over a wire.
    public var intent: String?

    /// The title of the intent that presented the card.
    public var title: String

    /// The symbol of that intent, beside words that have none of their own; `nil` if it is unknown.
    public var systemImageName: String?

    /// The intent's dialog; a surface with visuals writes `supporting`.
    public var dialog: PresentedDialog?

    /// The custom view, if it changed since this surface's last event.
    public var content: Content

    /// The value that the presenting run returned, if any; unknown to a client over a wire.
    public var value: PresentedValue?

    /// The files that the run returned, in order.
    public var files: [FileReference]

    /// The question to the person; without one the card is a result.
    public var question: Question?

    /// Only the view has changed, because its own schedule was due: no surface needs to announce it.
    public var isRenewed: Bool

    /// Work continues: the card stays and its controls are inert.
    public var isBusy: Bool

    /// The failure of the last action or refresh, in the person's words.
    public var error: String?

    /// The card's run was stopped, and its view may still show progress that ends any moment.
    public var isStopped: Bool

    /// The system's buttons under the view.
    public var buttons: [SystemButton]

    /// The text that the button Copy writes to the person's clipboard, if there is one.
    public var copied: String?

    /// The person has pinned the action whose result the card shows; `nil` if it can't be pinned.
    public var isPinned: Bool?

    /// The language and region of the person, in which the system labels its buttons.
    public var locale: Locale

    /// The custom view of a card.
    public enum Content: Sendable, Equatable {
        /// The content of the last event that carried some for this generation.
        case unchanged
        /// No content.
        case none
        /// The view as it is now, for a surface that draws it.
        case tree(ViewTree)
        /// The tree as HTML in UTF-8, for a surface that shows it.
        case html([UInt8])
        /// The outermost elements that differ from the HTML that the surface has; each has an `id`
        /// and replaces the element with that `id`.
        case parts([ArraySlice<UInt8>])
    }

    /// Creates a card.
    public init(
        id: Int, generation: Int, intent: String? = nil, title: String,
        systemImageName: String? = nil, dialog: PresentedDialog? = nil,
        content: Content = .none, value: PresentedValue? = nil, files: [FileReference] = [],
        question: Question? = nil, isRenewed: Bool = false, isBusy: Bool = false,
        error: String? = nil, isStopped: Bool = false, buttons: [SystemButton] = [],
        copied: String? = nil, isPinned: Bool? = nil, locale: Locale = Locale(identifier: "en")
    ) {
        self.id = id
        self.generation = generation
        self.intent = intent
        self.title = title
        self.systemImageName = systemImageName
        self.dialog = dialog
        self.content = content
        self.value = value
        self.files = files
        self.question = question
        self.isRenewed = isRenewed
        self.isBusy = isBusy
        self.error = error
        self.isStopped = isStopped
        self.buttons = buttons
        self.copied = copied
        self.isPinned = isPinned
        self.locale = locale
    }
}

extension [SystemButton] {
    /// Returns the system's buttons under a view: exactly Cancel and the action for a confirmation,
    /// Done for a result.
    ///
    /// Apple's design page on snippets names them; authors never draw them. Unspecified by Apple: the
    /// result of a run that can be undone has Undo beside Done (UND-1), one that gives the person a
    /// text to paste elsewhere has Copy, and a failure with a remedy has Try Again (ERR-4), or Begin
    /// Again if it was lost or stopped (TRY-5, TRY-6).
    init(
        question: Question?, copies: Bool = false, undo: UndoOffer?,
        retryLabel: LocalizedStringResource?, in locale: Locale
    ) {
        func button(
            _ role: SystemButton.Role, _ label: LocalizedStringResource
        ) -> SystemButton {
            SystemButton(role: role, label: label.text(in: locale))
        }
        guard let question else {
            self = copies ? [button(.copy, .init(system: "Copy"))] : []
            switch undo {
            case .undo: append(button(.undo, .init(system: "Undo")))
            case .redo: append(button(.redo, .init(system: "Redo")))
            case nil: break
            }
            if let retryLabel { append(button(.retry, retryLabel)) }
            append(button(.done, .init(system: "Done")))
            return
        }
        self = [SystemButton(role: .cancel, label: question.cancelLabel)]
        switch question.kind {
        case .confirmation(let confirmation):
            append(
                SystemButton(
                    role: .confirm, label: confirmation.acceptLabel,
                    isDestructive: confirmation.isDestructive))
        case .values: append(button(.submit, .init(system: "Continue")))
        case .choice: break
        }
    }
}

/// A button that the system, not the author, puts under a card.
public struct SystemButton: Sendable, Hashable, Codable {
    /// The effect of a button.
    public enum Role: String, Sendable, Hashable, Codable {
        /// Dismisses a result card.
        case done
        /// Says no to the question; its run ends.
        case cancel
        /// Says yes to a confirmation.
        case confirm
        /// Gives the values in the question's fields.
        case submit
        /// Undoes the last action.
        case undo
        /// Redoes the last undone action.
        case redo
        /// Writes the card's text to the person's clipboard; the surface does that by itself.
        case copy
        /// Performs a run that failed or was lost again.
        case retry
    }

    /// The effect of the button.
    public var role: Role
    /// The label of the button.
    public var label: String
    /// The button is destructive; the surface should make this visible.
    public var isDestructive: Bool

    /// Creates a button.
    public init(role: Role, label: String, isDestructive: Bool = false) {
        self.role = role
        self.label = label
        self.isDestructive = isDestructive
    }
}

/// An intent's words, resolved to text.
public struct PresentedDialog: Sendable, Hashable, Codable {
    /// The words that make sense alone, for voice.
    public var full: String
    /// The written words: those beside a view or, on a card without one, the full ones; empty to
    /// write nothing.
    public var supporting: String
    /// The name of a symbol that goes with the words, if any.
    public var systemImageName: String?

    /// Creates a dialog.
    public init(full: String, supporting: String, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}
