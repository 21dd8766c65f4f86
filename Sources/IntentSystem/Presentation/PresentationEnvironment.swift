/// How one surface (a browser's tab, a terminal) shows things: FLW-9 keeps it apart from the session.
public struct PresentationEnvironment: Sendable, Hashable, Codable {
    /// The appearance.
    public enum Scheme: String, Sendable, Hashable, Codable {
        case light, dark
    }

    /// Apple's text sizes, smallest first.
    public enum TextSize: String, Sendable, Hashable, Codable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    public var scheme: Scheme
    public var textSize: TextSize
    /// A BCP 47 language tag, such as `de-AT`.
    public var language: String

    /// Creates an environment.
    public init(
        scheme: Scheme = .light, textSize: TextSize = .large, language: String = "en"
    ) {
        self.scheme = scheme
        self.textSize = textSize
        self.language = language
    }
}
