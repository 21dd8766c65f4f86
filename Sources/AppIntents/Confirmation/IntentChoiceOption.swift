public import _Localization

/// One of the options among which a running intent lets the person choose.
public struct IntentChoiceOption: Equatable, Sendable {
    /// The meaning of an option to the person, which its button shows.
    public struct Style: Equatable, Hashable, Sendable {
        private enum Role: Sendable {
            case `default`, cancel, destructive
        }

        private let role: Role

        /// An option like others.
        public static var `default`: Style { Style(role: .default) }

        /// An option that gives up: choosing it throws a cancellation error, which ends the intent.
        ///
        /// A surface puts it where its way out is, with the option's title, and not among the
        /// others. Unspecified by Apple: it means the same whether the option is
        /// `IntentChoiceOption.cancel` or an author's own, and of several the first has its title
        /// shown.
        public static var cancel: Style { Style(role: .cancel) }

        /// An option that destroys something.
        public static var destructive: Style { Style(role: .destructive) }
    }

    /// The text of the option.
    public let title: LocalizedStringResource

    /// The meaning of the option to the person.
    public let style: Style

    /// Makes an option.
    ///
    /// - Parameters:
    ///   - title: The text of the option.
    ///   - style: What the option means to the person.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// The way out, in the system's words.
    public static var cancel: IntentChoiceOption {
        IntentChoiceOption(title: LocalizedStringResource(system: "Cancel"), style: .cancel)
    }
}
