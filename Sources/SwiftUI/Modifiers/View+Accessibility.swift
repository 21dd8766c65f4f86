public import _Localization

extension View {
    /// Sets the name that a screen reader reads for the view, if enabled.
    nonisolated public consuming func accessibilityLabel(_ label: Text, isEnabled: Bool = true)
        -> some View
    {
        described(label, isEnabled: isEnabled) { .accessibilityLabel($0) }
    }

    /// Sets the localized name that a screen reader reads for the view, if enabled.
    nonisolated public consuming func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the name that a screen reader reads for the view, if enabled.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the name that a screen reader reads for the view, from a resource.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityLabel(_ label: LocalizedStringResource)
        -> some View
    {
        accessibilityLabel(Text(label))
    }

    /// Sets the value that a screen reader reads for the view, if enabled.
    nonisolated public consuming func accessibilityValue(_ value: Text, isEnabled: Bool = true)
        -> some View
    {
        described(value, isEnabled: isEnabled) { .accessibilityValue($0) }
    }

    /// Sets the localized value that a screen reader reads for the view, if enabled.
    nonisolated public consuming func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the value that a screen reader reads for the view, if enabled.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the value that a screen reader reads for the view, from a resource.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityValue(_ value: LocalizedStringResource)
        -> some View
    {
        accessibilityValue(Text(value))
    }

    /// Sets the hint about what the view does, which a screen reader reads, if enabled.
    nonisolated public consuming func accessibilityHint(_ hint: Text, isEnabled: Bool = true)
        -> some View
    {
        described(hint, isEnabled: isEnabled) { .accessibilityHint($0) }
    }

    /// Sets the localized hint about what the view does, which a screen reader reads, if enabled.
    nonisolated public consuming func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets the hint about what the view does, which a screen reader reads, if enabled.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the hint about what the view does, which a screen reader reads, from a resource.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityHint(_ hint: LocalizedStringResource)
        -> some View
    {
        accessibilityHint(Text(hint))
    }

    /// Hides the view from screen readers or not, if enabled.
    nonisolated public consuming func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true)
        -> some View
    {
        attribute(.accessibilityHidden, if: hidden && isEnabled)
    }

    /// Names the view for tests, if enabled.
    nonisolated public consuming func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some View {
        attribute(.accessibilityIdentifier(identifier), if: isEnabled)
    }

    /// Makes the view one element for a screen reader, or keeps its parts.
    nonisolated public consuming func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        attribute(.accessibilityCombined, if: children != .contain)
    }

    /// Adds traits to the view.
    ///
    /// Renderers receive headers and selections. They know controls and pictures by themselves, and
    /// a view that isn't one in a card isn't announced as one.
    nonisolated public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits)
        -> some View
    {
        attribute(.accessibilityHeader, if: traits.contains(.isHeader))
            .attribute(.accessibilitySelected, if: traits.contains(.isSelected))
    }

    /// Removes traits from the view.
    ///
    /// Renderers receive headers and selections.
    nonisolated public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
        -> some View
    {
        drawn(with: traits) { context, traits, start in
            for index in start..<context.nodes.count {
                context.nodes[index].attributes.removeAll {
                    $0 == .accessibilityHeader && traits.contains(.isHeader)
                        || $0 == .accessibilitySelected && traits.contains(.isSelected)
                }
            }
        }
    }

    /// Sets the level of a heading.
    ///
    /// Without a level, a heading in a card has the third.
    nonisolated public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel)
        -> some View
    {
        attribute(.accessibilityLevel(Int(level.rawValue)), if: level != .unspecified)
    }

    /// Sets the text that explains the view under the pointer.
    nonisolated public consuming func help(_ text: Text) -> some View {
        described(text) { .help($0) }
    }

    /// Sets the localized text that explains the view under the pointer.
    nonisolated public consuming func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// Sets the text that explains the view under the pointer.
    @_disfavoredOverload
    nonisolated public consuming func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(text))
    }

    /// Sets the text that explains the view under the pointer, from a resource.
    @_disfavoredOverload
    nonisolated public consuming func help(_ textResource: LocalizedStringResource) -> some View {
        help(Text(textResource))
    }

    nonisolated consuming func attribute(
        _ attribute: ViewNode.Attribute, if condition: Bool
    ) -> some View {
        modified(_ComputedAttributeModifier { _ in condition ? attribute : nil })
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

/// The way in which a screen reader reads the parts of an element.
public struct AccessibilityChildBehavior: Sendable, Hashable {
    private let name: String

    /// The element has a separate name, and its parts aren't read.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The parts are read one by one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The parts are read as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// An unspecified level.
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

    /// An element that can be pressed.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// An element that heads what follows.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// An element that is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// An element that leads elsewhere.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// An element that is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    /// An element that is text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    /// An element that sums up what is shown.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
    /// An element that changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
    /// A person searches in it.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 8)
    /// An element that makes a sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 9)
    /// An element that is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 10)
    /// An element that begins to play something.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// An element that receives touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// An element that turns its page after it was read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// An element that keeps a person from the content around it.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// An element that is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// An element that holds tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
