public import AppIntentsMetadata
public import SwiftUI

/// An action of a person at a surface.
public enum PersonAction: Sendable {
    /// Perform an intent by its identifier, with the values known so far.
    case perform(intent: String, values: [String: ParameterValue], form: FormMode = .missing)
    /// Perform an App Shortcut by its index in the catalog.
    case performShortcut(Int, form: FormMode = .missing)
    /// Tap a button of the card.
    case tap(card: Int, generation: Int, action: ActionID)
    /// Flip a toggle of the card to a wanted state.
    case toggle(card: Int, generation: Int, action: ActionID, isOn: Bool)
    /// Give values to the parameters that a question asks for, by name.
    case answer(question: Int, values: [String: ParameterValue])
    /// Pick one of a question's options by its index.
    case choose(question: Int, option: Int)
    /// Say yes to a confirmation.
    case confirm(question: Int)
    /// Say no to a question of any kind; its run ends.
    case cancel(question: Int)
    /// Dismiss a result card.
    case done(card: Int)
    /// Undo the last action.
    case undo
    /// Redo the last undone action.
    case redo
    /// Perform a failed or lost run again, with the values that the person gave since.
    case retry(values: [String: ParameterValue] = [:])
    /// Stop the current run.
    case stop
    /// Turn to something else: the present run continues aside, and its results wait in the tray.
    case aside
    /// Show the card or the run of an item of the tray.
    case open(Int)
    /// Remove an item of the tray: a run is stopped, a question declined.
    case dismiss(Int)
    /// Pin an action, so that the page lists it first, or unpin it.
    case pin(PinTarget, isOn: Bool)
    /// Report where the person is.
    case location(PersonLocation?)
}

/// The action that a person pins.
public enum PinTarget: Sendable, Hashable {
    /// An intent by its identifier, with values.
    case intent(String, values: [String: ParameterValue])
    /// An App Shortcut by its index in the catalog.
    case shortcut(Int)
    /// The action whose result the card shows.
    case card(Int)
}

extension PersonAction {
    /// The kind of the action, as metrics name it.
    var kind: String {
        switch self {
        case .perform: "perform"
        case .performShortcut: "shortcut"
        case .tap: "tap"
        case .toggle: "toggle"
        case .answer: "answer"
        case .choose: "choose"
        case .confirm: "confirm"
        case .cancel: "cancel"
        case .done: "done"
        case .undo: "undo"
        case .redo: "redo"
        case .retry: "retry"
        case .stop: "stop"
        case .aside: "aside"
        case .open: "open"
        case .dismiss: "dismiss"
        case .pin: "pin"
        case .location: "location"
        }
    }
}

extension PersonAction {
    /// The action leads to something that a store keeps; the others end or show what there is already.
    var isKept: Bool {
        switch self {
        case .perform, .performShortcut, .tap, .toggle, .answer, .choose, .confirm, .done, .undo,
            .redo, .retry,
            .pin:
            true
        case .cancel, .stop, .aside, .open, .dismiss, .location: false
        }
    }
}
