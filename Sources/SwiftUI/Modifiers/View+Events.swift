public import Foundation

// The closures that would run when a view appears, or when something changes. A card is drawn from what the view
// begins with; an intent that wants to load something does so before it returns its view, and the log says so.
extension View {
    /// Would run a closure before the view appears; nothing in a card does.
    nonisolated public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modified(_UncalledClosureModifier(closure: action == nil ? nil : .onAppear))
    }

    /// Would run a closure after the view is gone; nothing in a card does.
    nonisolated public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View
    {
        self
    }

    /// Would run a task, perhaps for a value, while the view is there; nothing in a card does.
    nonisolated public consuming func task<T: Equatable>(
        id value: T = false, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modified(_UncalledClosureModifier(closure: .task))
    }

    /// Would run a closure when a value changes; nothing in a card does.
    nonisolated public consuming func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modified(_UncalledClosureModifier(closure: .onChange))
    }

    /// Would run a closure when a value changes; nothing in a card does.
    nonisolated public consuming func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modified(_UncalledClosureModifier(closure: .onChange))
    }

    /// Would run a closure when a value changes; nothing in a card does.
    @available(
        *, deprecated,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    nonisolated public consuming func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View {
        modified(_UncalledClosureModifier(closure: .onChange))
    }

    /// Would run a closure when a text is submitted; nothing in a card does.
    nonisolated public consuming func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        self
    }

    /// Would run a closure when an address is opened; nothing in a card does.
    nonisolated public consuming func onOpenURL(perform action: @escaping (URL) -> Void)
        -> some View
    {
        self
    }

    /// Would run a closure when something about the view's place changes; nothing in a card does.
    nonisolated public consuming func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        self
    }

    /// Would run a closure when something about the view's place changes; nothing in a card does.
    nonisolated public consuming func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        self
    }

    /// Would correct what is typed or not; nothing is typed in a card.
    nonisolated public consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        self
    }

    /// Would correct what is typed or not; nothing is typed in a card.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)"
    )
    nonisolated public consuming func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Would make letters capitals while they are typed; nothing is typed in a card.
    nonisolated public consuming func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        self
    }

    /// Would fill in what a person is known to have; nothing is typed in a card.
    nonisolated public consuming func textContentType(_ textContentType: UITextContentType?)
        -> some View
    {
        self
    }

    /// Would choose a keyboard; nothing is typed in a card.
    nonisolated public consuming func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Would name the key that ends typing; nothing is typed in a card.
    nonisolated public consuming func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Would let a person select text or not; a renderer decides.
    nonisolated public consuming func textSelection<S: TextSelectability>(
        _ selectability: S
    ) -> some View {
        self
    }

    /// Lets the view be touched or not; one that isn't doesn't act.
    nonisolated public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
        disabled(!enabled)
    }
}

/// The ways in which a text is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The end of typing in a field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// The end of typing in a field to search in.
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
    /// The answer.
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
    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// A keyboard of UIKit's.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default`
    /// For characters of ASCII.
    case asciiCapable
    /// For numbers and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For addresses of pages.
    case URL
    /// For digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For addresses of mail.
    case emailAddress
    /// For numbers with a decimal point.
    case decimalPad
    /// For short messages.
    case twitter
    /// For what one searches.
    case webSearch
    /// For digits of ASCII.
    case asciiCapableNumberPad
}
