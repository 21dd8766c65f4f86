public import Foundation

// The values that an app's views read, with a card's values.
extension EnvironmentValues {
    /// The action that would close the view; a card is closed by the person.
    public var dismiss: DismissAction { DismissAction() }

    /// Tells whether the view is presented over another one; a card isn't.
    public var isPresented: Bool { false }

    /// The action that opens a URL for the person of a run; in a card a `Link` does.
    public var openURL: OpenURLAction {
        get { self[ValueKey<OpenURLAction>.self] ?? OpenURLAction() }
        set { self[ValueKey<OpenURLAction>.self] = newValue }
    }

    /// The maximum size of a pixel.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Tells whether the element has the keyboard focus; no view in a card sees it.
    public var isFocused: Bool { false }

    /// Tells whether a person is searching in the view; in a card searching is not possible.
    public var isSearching: Bool { false }

    /// The presentation state of the view; only the person closes a card.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss"
    )
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    /// Tells whether a person is editing lists; in a card editing is not possible.
    public var editMode: Binding<EditMode>? {
        get { self[ValueKey<Binding<EditMode>>.self] }
        set { self[ValueKey<Binding<EditMode>>.self] = newValue }
    }

    /// Tells whether Apple's screen reader is running; a card doesn't know.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Tells whether the device inverts colors; a card doesn't know.
    public var accessibilityInvertColors: Bool { false }

    /// Tells whether the person prefers buttons with outlines; a card doesn't know.
    public var accessibilityShowButtonShapes: Bool { false }

    /// The weight of strokes that the person has set.
    public var legibilityWeight: LegibilityWeight? {
        get {
            if let chosenLegibilityWeight { return chosenLegibilityWeight }
            return colorSchemeContrast == .increased ? .bold : .regular
        }
        set { chosenLegibilityWeight = .some(newValue) }
    }
}

/// The edit mode of lists.
public enum EditMode: Sendable, Hashable {
    /// Lists can't be edited.
    case inactive
    /// Lists can be edited temporarily.
    case transient
    /// Lists can be edited.
    case active

    /// Tells whether lists can be edited.
    public var isEditing: Bool { self != .inactive }
}

/// The presentation state of a view.
public struct PresentationMode: Sendable {
    /// Tells whether the view is presented over another one; a card isn't.
    public var isPresented: Bool { false }

    /// Does nothing; only the person closes a card.
    public mutating func dismiss() {}
}

/// An action that would close a view.
public struct DismissAction: Sendable {
    /// Does nothing; only the person closes a card.
    @MainActor
    public func callAsFunction() {}
}

/// The phase of an app's window.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not shown.
    case background
    /// Shown, but not interactive.
    case inactive
    /// Shown.
    case active
}

/// The size class along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space.
    case compact
    /// Much space.
    case regular
}

/// The weight of strokes that a person has set.
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight.
    case regular
    /// A heavier weight.
    case bold
}
