public import Foundation

// Closures for when a view appears or a value changes. A card never runs them and is drawn from the
// view's initial values, and the log mentions it; an intent loads what it needs before it returns
// its view.
extension View {
    /// Runs a closure before the view appears; a card never runs it.
    nonisolated public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modified(_UncalledClosureModifier(closure: action == nil ? nil : .onAppear))
    }

    /// Runs a closure after the view disappears; a card never runs it.
    nonisolated public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View
    {
        self
    }

    /// Runs a task, perhaps for a value, while the view is visible; a card never runs it.
    nonisolated public consuming func task<T: Equatable>(
        id value: T = false, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modified(_UncalledClosureModifier(closure: .task))
    }

    /// Runs a closure when a value changes; a card never runs it.
    nonisolated public consuming func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modified(_UncalledClosureModifier(closure: .onChange))
    }

    /// Runs a closure when a value changes; a card never runs it.
    nonisolated public consuming func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modified(_UncalledClosureModifier(closure: .onChange))
    }

    /// Runs a closure when a value changes; a card never runs it.
    @available(
        *, deprecated,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    nonisolated public consuming func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View {
        modified(_UncalledClosureModifier(closure: .onChange))
    }

    /// Runs a closure when a text is submitted; a card never runs it.
    nonisolated public consuming func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        self
    }

    /// Runs a closure when an address is opened; a card never runs it.
    nonisolated public consuming func onOpenURL(perform action: @escaping (URL) -> Void)
        -> some View
    {
        self
    }

    /// Chooses the events that the view's window handles; the view of a card isn't chosen by events.
    nonisolated public consuming func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        self
    }

    /// Runs a closure when the view's geometry changes; a card never runs it.
    nonisolated public consuming func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        self
    }

    /// Runs a closure when the view's geometry changes; a card never runs it.
    nonisolated public consuming func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        self
    }

    /// Disables the correction of typed text or not; nothing is typed in a card.
    nonisolated public consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        self
    }

    /// Disables the correction of typed text or not; nothing is typed in a card.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)"
    )
    nonisolated public consuming func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Sets which typed letters become capitals; nothing is typed in a card.
    nonisolated public consuming func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        self
    }

    /// Sets what a field is filled in with; nothing is typed in a card.
    nonisolated public consuming func textContentType(_ textContentType: UITextContentType?)
        -> some View
    {
        self
    }

    /// Chooses a keyboard; nothing is typed in a card.
    nonisolated public consuming func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Names the key that ends typing; nothing is typed in a card.
    nonisolated public consuming func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Lets a person select text or not; a renderer decides.
    nonisolated public consuming func textSelection<S: TextSelectability>(
        _ selectability: S
    ) -> some View {
        self
    }

    /// Lets the view be touched or not; without touches it doesn't act.
    nonisolated public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
        disabled(!enabled)
    }
}

/// The fields whose text is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The key that ends typing.
public struct SubmitLabel: Sendable {
    private init() {}

    /// Done.
    public static let done = SubmitLabel()
    /// Go.
    public static let go = SubmitLabel()
    /// Send.
    public static let send = SubmitLabel()
    /// Join.
    public static let join = SubmitLabel()
    /// Route.
    public static let route = SubmitLabel()
    /// Search.
    public static let search = SubmitLabel()
    /// Return.
    public static let `return` = SubmitLabel()
    /// Next.
    public static let next = SubmitLabel()
    /// Continue.
    public static let `continue` = SubmitLabel()
}

/// A choice to let text be selected or not.
public protocol TextSelectability {
    /// True if text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that can be selected.
    public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that can't be selected.
    public static var disabled: DisabledTextSelectability { .init() }
}

/// The letters that become capitals while they are typed.
public struct TextInputAutocapitalization: Sendable {
    /// No letters.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// All letters.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// A keyboard type of UIKit.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default`
    /// For characters of ASCII.
    case asciiCapable
    /// For numbers and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For web addresses.
    case URL
    /// For digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For email addresses.
    case emailAddress
    /// For numbers with a decimal point.
    case decimalPad
    /// For short messages.
    case twitter
    /// For web searches.
    case webSearch
    /// For digits of ASCII.
    case asciiCapableNumberPad
}
