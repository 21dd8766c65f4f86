public import IntentSystem
public import SwiftUI

/// A button or a toggle in a card's view, in a form that every surface can use.
public struct CardControl: Sendable, Hashable {
    /// The kinds of controls.
    public enum Role: Sendable, Hashable {
        /// A tap performs its intent.
        case button
        /// A flip performs its intent; the associated value is the state that it shows.
        case toggle(isOn: Bool)
    }

    /// The kind of the control.
    public var role: Role
    /// The name by which a person calls it.
    public var label: String
    /// The action of the card that it performs; `nil` for a control that does nothing.
    public var action: ActionID?
    /// `true` if the control is disabled.
    public var isDisabled: Bool
    /// The identity of its element in the tree, if it is known.
    public var id: NodeID?

    /// Creates a control.
    public init(
        role: Role, label: String, action: ActionID?, isDisabled: Bool = false, id: NodeID? = nil
    ) {
        self.role = role
        self.label = label
        self.action = action
        self.isDisabled = isDisabled
        self.id = id
    }

    /// `true` for a toggle.
    public var isToggle: Bool { if case .toggle = role { true } else { false } }

    /// `true` if the control has an action and isn't disabled.
    public var isUsable: Bool { action != nil && !isDisabled }

    /// Returns the action of a person who uses the control: a tap, or a flip to the wanted state,
    /// by default the opposite one; `nil` if the control does nothing.
    public func personAction(
        card: Int, generation: Int, to isOn: Bool? = nil
    ) -> PersonAction? {
        guard let action else { return nil }
        switch role {
        case .button:
            return .tap(card: card, generation: generation, action: action)
        case .toggle(let shown):
            return .toggle(
                card: card, generation: generation, action: action, isOn: isOn ?? !shown)
        }
    }
}

extension ViewTree {
    /// The buttons and toggles in reading order, including those in backgrounds and overlays.
    public var controls: [CardControl] { allNodes.compactMap(CardControl.init) }

    /// Returns the first control with a label, of a role if one is given.
    public func control(labeled label: String, isToggle: Bool? = nil) -> CardControl? {
        controls.first(labeled: label, isToggle: isToggle)
    }
}

extension [CardControl] {
    /// Returns the first control with a label, of a role if one is given.
    public func first(labeled label: String, isToggle: Bool? = nil) -> CardControl? {
        first { $0.label == label && (isToggle == nil || $0.isToggle == isToggle) }
    }
}

extension CardControl {
    /// Reads an element of a tree; `nil` if it isn't a control.
    init?(_ node: ViewNode) {
        switch node.kind {
        case .button(let button):
            self.init(
                role: .button, label: node.accessibleName, action: button.action,
                isDisabled: button.isDisabled, id: node.id)
        case .toggle(let toggle):
            self.init(
                role: .toggle(isOn: toggle.isOn), label: node.accessibleName,
                action: toggle.action, isDisabled: toggle.isDisabled, id: node.id)
        default: return nil
        }
    }
}
