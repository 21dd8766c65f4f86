public import Foundation
import _Localization

/// The presentation of one surface (a browser's tab, a terminal), which FLW-9 keeps apart from the
/// session.
public struct PresentationEnvironment: Sendable, Hashable, Codable {
    /// The appearance.
    public enum Scheme: String, Sendable, Hashable, Codable {
        /// Dark on light.
        case light
        /// Light on dark.
        case dark
    }

    /// Apple's text sizes, smallest first.
    public enum TextSize: String, Sendable, Hashable, Codable, CaseIterable {
        /// Three steps smaller than usual.
        case xSmall
        /// Two steps smaller than usual.
        case small
        /// One step smaller than usual.
        case medium
        /// The usual size.
        case large
        /// One step larger than usual.
        case xLarge
        /// Two steps larger than usual.
        case xxLarge
        /// Three steps larger than usual.
        case xxxLarge
        /// The smallest of the sizes for people who need large text.
        case accessibility1
        /// The second of the sizes for people who need large text.
        case accessibility2
        /// The third of the sizes for people who need large text.
        case accessibility3
        /// The fourth of the sizes for people who need large text.
        case accessibility4
        /// The largest size.
        case accessibility5
    }

    /// The appearance.
    public var scheme: Scheme
    /// The person's text size.
    public var textSize: TextSize
    /// A BCP 47 language tag, such as `de-AT`.
    public var language: String
    /// The person's time zone; `nil` for that of the process.
    public var timeZone: TimeZone?

    /// The width in points that a card's view may take; `nil` if the surface lays views out itself.
    ///
    /// A surface reports its width only if it draws text in the fonts that the system measures.
    public var contentWidth: Int?

    /// The width in points of a card's view on a surface that lays views out itself; `nil` if it is
    /// unknown.
    ///
    /// Geometry readers and an author's layouts are asked for this width.
    public var flowWidth: Int?

    /// The person hears the surface and doesn't see it: it has a voice and no screen (DLG-6).
    public var isVoiceOnly: Bool

    /// The widths that a surface may have.
    package static let contentWidths = 40...4000

    /// Creates an environment.
    public init(
        scheme: Scheme = .light, textSize: TextSize = .large, language: String = "en",
        timeZone: TimeZone? = nil, contentWidth: Int? = nil, flowWidth: Int? = nil,
        isVoiceOnly: Bool = false
    ) {
        self.scheme = scheme
        self.textSize = textSize
        self.language = language
        self.timeZone = timeZone
        self.contentWidth = contentWidth
        self.flowWidth = flowWidth
        self.isVoiceOnly = isVoiceOnly
    }

    /// The language and the time zone.
    package var locale: Locale { Locale(language: language, in: timeZone) }
}
