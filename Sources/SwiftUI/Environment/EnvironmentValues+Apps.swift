public import Foundation

// The values that an app's views read, as a card has it.
extension EnvironmentValues {
    /// The action that would close the view; a card is closed by the person.
    public var dismiss: DismissAction { DismissAction() }

    /// Tells whether the view is shown over another one; a card isn't.
    public var isPresented: Bool { false }

    /// The action that would open an address; in a card a `Link` does.
    public var openURL: OpenURLAction {
        get { choices.openURL }
        set { choices.openURL = newValue }
    }

    /// The state of the app's window, which a card counts as active unless an author chooses another.
    public var scenePhase: ScenePhase {
        get { choices.scenePhase }
        set { choices.scenePhase = newValue }
    }

    /// Pixels in a point, at least.
    public var displayScale: CGFloat {
        get { choices.displayScale }
        set { choices.displayScale = newValue }
    }

    /// The size of a pixel, at most.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The room across, which in a card is that of a phone unless an author chooses another.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { choices.horizontalSizeClass }
        set { choices.horizontalSizeClass = newValue }
    }

    /// The room down, which in a card is that of a phone unless an author chooses another.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { choices.verticalSizeClass }
        set { choices.verticalSizeClass = newValue }
    }

    /// Tells whether the screen is dimmed; a card's isn't unless an author says so.
    public var isLuminanceReduced: Bool {
        get { choices.isLuminanceReduced }
        set { choices.isLuminanceReduced = newValue }
    }

    /// Tells whether the element has the keyboard's focus; no view sees that.
    public var isFocused: Bool { false }

    /// Tells whether a person searches in the view; in a card no person can.
    public var isSearching: Bool { false }

    /// The state of the place that would close the view; a card is closed by the person.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss"
    )
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    /// Tells whether a person edits lists; in a card no person can.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// Tells whether a screen reader of Apple's runs, of which a card knows nothing.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Tells whether the device's colors are turned around, of which a card knows nothing.
    public var accessibilityInvertColors: Bool { false }

    /// Tells whether buttons have outlines by the person's wish, of which a card knows nothing.
    public var accessibilityShowButtonShapes: Bool { false }

    /// The thickness of strokes that the person has set.
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

/// The values that views read and that an author sets for the views inside.
private struct AuthorChoices: Sendable {
    var openURL = OpenURLAction()
    var scenePhase = ScenePhase.active
    var displayScale: CGFloat = 2
    var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    var verticalSizeClass: UserInterfaceSizeClass? = .regular
    var isLuminanceReduced = false
    /// `nil` for the person's.
    var legibilityWeight: LegibilityWeight??
}

private struct AuthorChoicesKey: EnvironmentKey {
    static let defaultValue = AuthorChoices()
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

/// A state in which lists would be edited.
public enum EditMode: Sendable, Hashable {
    /// They can't be.
    case inactive
    /// They can be for the moment.
    case transient
    /// They can be.
    case active

    /// Tells whether lists can be edited.
    public var isEditing: Bool { self != .inactive }
}

/// The state of the place that would close a view.
public struct PresentationMode: Sendable {
    /// Tells whether the view is shown over another one; a card isn't.
    public var isPresented: Bool { false }

    /// Closes the view, which a card doesn't do.
    public mutating func dismiss() {}
}

/// An action that would close a view.
public struct DismissAction: Sendable {
    /// Closes the view, which a card doesn't do.
    @MainActor
    public func callAsFunction() {}
}

/// The state of an app's window.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not shown.
    case background
    /// Shown, without acting.
    case inactive
    /// Shown.
    case active
}

/// The room in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little.
    case compact
    /// Much.
    case regular
}

/// The thickness of strokes that a person has set.
public enum LegibilityWeight: Hashable, Sendable {
    /// The usual one.
    case regular
    /// A heavier one.
    case bold
}
