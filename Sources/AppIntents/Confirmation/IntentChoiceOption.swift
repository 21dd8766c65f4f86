public import _Localization

/// One of the options among which a running intent lets the person choose.
public struct IntentChoiceOption: Equatable, Sendable {
    /// What an option means to the person, which its button shows.
    public struct Style: Equatable, Hashable, Sendable {
        private enum Meaning: Sendable {
            case `default`, cancel, destructive
        }

        private let meaning: Meaning

        /// An option like others.
        public static var `default`: Style { Style(meaning: .default) }

        /// An option that gives up.
        public static var cancel: Style { Style(meaning: .cancel) }

        /// An option that destroys something.
        public static var destructive: Style { Style(meaning: .destructive) }
    }

    /// The text of the option.
    public let title: LocalizedStringResource

    /// What the option means to the person.
    public let style: Style

    /// Whether this is the framework's own option, whose choice ends the intent with an error.
    ///
    /// Unspecified by Apple; an author's option of the style `cancel` is returned like any other.
    package let isSystemCancel: Bool

    /// Makes an option.
    ///
    /// - Parameters:
    ///   - title: The text of the option.
    ///   - style: What the option means to the person.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.init(title: title, style: style, isSystemCancel: false)
    }

    private init(title: LocalizedStringResource, style: Style, isSystemCancel: Bool) {
        self.title = title
        self.style = style
        self.isSystemCancel = isSystemCancel
    }

    /// The system's own way out: choosing it ends the intent with a cancellation error.
    public static var cancel: IntentChoiceOption {
        IntentChoiceOption(title: "Cancel", style: .cancel, isSystemCancel: true)
    }
}
