public import _Localization

extension View {
    /// Sets what a screen reader calls the view.
    nonisolated public consuming func accessibilityLabel(_ label: Text) -> some View {
        described(label) { .accessibilityLabel($0) }
    }

    /// Sets what a screen reader calls the view, looked up for the reader.
    nonisolated public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey)
        -> some View
    {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets what a screen reader calls the view.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View
    {
        accessibilityLabel(Text(label))
    }

    /// Sets what a screen reader calls the view, from a resource.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityLabel(_ label: LocalizedStringResource)
        -> some View
    {
        accessibilityLabel(Text(label))
    }

    /// Sets what a screen reader says is the view's value.
    nonisolated public consuming func accessibilityValue(_ value: Text) -> some View {
        described(value) { .accessibilityValue($0) }
    }

    /// Sets what a screen reader says is the view's value, looked up for the reader.
    nonisolated public consuming func accessibilityValue(_ valueKey: LocalizedStringKey)
        -> some View
    {
        accessibilityValue(Text(valueKey))
    }

    /// Sets what a screen reader says is the view's value.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityValue<S: StringProtocol>(_ value: S) -> some View
    {
        accessibilityValue(Text(value))
    }

    /// Sets what a screen reader says will happen.
    nonisolated public consuming func accessibilityHint(_ hint: Text) -> some View {
        described(hint) { .accessibilityHint($0) }
    }

    /// Sets what a screen reader says will happen, looked up for the reader.
    nonisolated public consuming func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View
    {
        accessibilityHint(Text(hintKey))
    }

    /// Sets what a screen reader says will happen.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Lets a screen reader pass over the view or not.
    nonisolated public consuming func accessibilityHidden(_ hidden: Bool) -> some View {
        modified(_ComputedAttributeModifier { _ in hidden ? .accessibilityHidden : nil })
    }

    /// Names the view for tests.
    nonisolated public consuming func accessibilityIdentifier(_ identifier: String) -> some View {
        attribute(.accessibilityIdentifier(identifier))
    }

    /// Makes the view one element for a screen reader, or keeps its parts.
    nonisolated public consuming func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        modified(
            _ComputedAttributeModifier { _ in
                children == .contain ? nil : .accessibilityCombined
            })
    }

    /// Says what kind of element the view is.
    ///
    /// Renderers are told of headers and of what is chosen; that something is a control or a picture,
    /// they see, and what isn't one in a card isn't told to be.
    nonisolated public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits)
        -> some View
    {
        modified(
            _ComputedAttributeModifier { _ in
                traits.contains(.isHeader) ? .accessibilityHeader : nil
            }
        )
        .modified(
            _ComputedAttributeModifier { _ in
                traits.contains(.isSelected) ? .accessibilitySelected : nil
            })
    }

    /// Sets the level of a heading.
    ///
    /// Without one a heading in a card has the third.
    nonisolated public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel)
        -> some View
    {
        modified(
            _ComputedAttributeModifier { _ in
                level == .unspecified ? nil : .accessibilityLevel(Int(level.rawValue))
            })
    }

    /// Sets the text that explains the view under the pointer.
    nonisolated public consuming func help(_ text: Text) -> some View {
        described(text) { .help($0) }
    }

    /// Sets the text that explains the view under the pointer, looked up for the reader.
    nonisolated public consuming func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// Sets the text that explains the view under the pointer.
    @_disfavoredOverload
    nonisolated public consuming func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(text))
    }

    nonisolated consuming func described(
        _ text: Text, isEnabled: Bool = true,
        _ attribute: @escaping (String) -> ViewNode.Attribute
    ) -> some View {
        modified(
            _ComputedAttributeModifier { environment in
                guard isEnabled else { return nil }
                var environment = environment
                return attribute(text.plainText(in: &environment))
            })
    }
}

/// The way in which the parts of an element are told.
public struct AccessibilityChildBehavior: Sendable, Hashable {
    private let name: String

    /// The element has a name of its own, and its parts are not read.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The parts are read one by one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The parts are read as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// Not known.
    case unspecified = 0
    /// The first.
    case h1 = 1
    /// The second.
    case h2 = 2
    /// The third.
    case h3 = 3
    /// The fourth.
    case h4 = 4
    /// The fifth.
    case h5 = 5
    /// The sixth.
    case h6 = 6
}

/// The kinds of element that something can be, several at once.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// It can be pressed.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// It heads what follows.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// It is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// It leads elsewhere.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    /// It is text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    /// It sums up what is shown.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
    /// A person searches in it.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 8)
    /// It makes a sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 9)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 10)
    /// It begins to play something.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// It is touched as it is seen.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// It turns its page once it was read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// It keeps a person from what lies around it.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// It holds tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
