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

        /// A style for an option that cancels: choosing it throws a cancellation error, which ends
        /// the intent.
        ///
        /// A surface shows it as its cancel button, with the option's title, apart from the other
        /// options. Unspecified by Apple: this applies to `IntentChoiceOption.cancel` and to custom
        /// options alike; if there are several, the surface shows the title of the first.
        public static var cancel: Style { Style(role: .cancel) }

        /// An option that destroys something.
        public static var destructive: Style { Style(role: .destructive) }
    }

    /// The text of the option.
    public let title: LocalizedStringResource

    /// The meaning of the option to the person.
    public let style: Style

    /// Creates an option.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// The option that cancels, titled by the system.
    public static var cancel: IntentChoiceOption {
        IntentChoiceOption(title: LocalizedStringResource(system: "Cancel"), style: .cancel)
    }
}
