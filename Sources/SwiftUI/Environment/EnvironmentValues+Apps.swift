public import Foundation

// The values that an app's views read, with a card's values.
extension EnvironmentValues {
    /// The action that would close the view; a card is closed by the person.
    public var dismiss: DismissAction { DismissAction() }

    /// Tells whether the view is presented over another one; a card isn't.
    public var isPresented: Bool { false }

    /// The action that would open a URL; in a card a `Link` does.
    public var openURL: OpenURLAction {
        get { choices.openURL }
        set { choices.openURL = newValue }
    }

    /// The phase of the app's window, which for a card is active unless an author sets another.
    public var scenePhase: ScenePhase {
        get { choices.scenePhase }
        set { choices.scenePhase = newValue }
    }

    /// The minimum number of pixels in a point.
    public var displayScale: CGFloat {
        get { choices.displayScale }
        set { choices.displayScale = newValue }
    }

    /// The maximum size of a pixel.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The horizontal size class, which in a card is that of a phone unless an author sets another.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { choices.horizontalSizeClass }
        set { choices.horizontalSizeClass = newValue }
    }

    /// The vertical size class, which in a card is that of a phone unless an author sets another.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { choices.verticalSizeClass }
        set { choices.verticalSizeClass = newValue }
    }

    /// Tells whether the screen is dimmed; a card's isn't unless an author sets it.
    public var isLuminanceReduced: Bool {
        get { choices.isLuminanceReduced }
        set { choices.isLuminanceReduced = newValue }
    }

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
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
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
            if let chosen = choices.legibilityWeight { return chosen }
            return colorSchemeContrast == .increased ? .bold : .regular
        }
        set { choices.legibilityWeight = .some(newValue) }
    }

    private var choices: AuthorChoices {
        get { self[AuthorChoicesKey.self] }
        set { self[AuthorChoicesKey.self] = newValue }
    }
}

/// The values that an author sets for the views inside.
private struct AuthorChoices: Sendable {
    var openURL = OpenURLAction()
    var scenePhase = ScenePhase.active
    var displayScale: CGFloat = 2
    var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    var verticalSizeClass: UserInterfaceSizeClass? = .regular
    var isLuminanceReduced = false
    /// The author's legibility weight; `nil` for the person's.
    var legibilityWeight: LegibilityWeight??
}

private struct AuthorChoicesKey: EnvironmentKey {
    static let defaultValue = AuthorChoices()
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
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
