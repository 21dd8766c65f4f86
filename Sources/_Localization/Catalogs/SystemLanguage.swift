package import Foundation

/// A language of the system's texts; for other languages, the system uses English.
package enum SystemLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case japanese = "ja"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"
    case arabic = "ar"

    /// Chooses the language for readers of a BCP 47 tag such as `de-AT`, or of a locale's identifier.
    package init(tag: String) {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }
        guard parts.first == "zh" else {
            self = parts.first.flatMap { SystemLanguage(rawValue: String($0)) } ?? .english
            return
        }
        // The script decides; without one, the region does.
        let rest = parts.dropFirst()
        let isTraditional =
            rest.contains("hant")
            || !rest.contains("hans") && rest.contains { ["tw", "hk", "mo"].contains($0) }
        self = isTraditional ? .traditionalChinese : .simplifiedChinese
    }

    package var isRightToLeft: Bool { self == .arabic }

    /// Chooses the language for readers of a locale.
    package init(_ locale: Locale) { self.init(tag: locale.identifier) }
}
