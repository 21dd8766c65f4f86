package import AppIntentsMetadata
package import Foundation
import _Localization

/// The words about an intent that is deprecated.
package enum DeprecationText {
    /// The words for a person: that it is deprecated, why, and what takes its place.
    package static func forPerson(
        _ deprecation: IntentMetadata.Deprecation, in locale: Locale
    ) -> String {
        let replacement = deprecation.replacementTitle.map { title in
            LocalizedStringResource(system: "Use “\(title)” instead.").text(in: locale)
        }
        return [
            LocalizedStringResource(system: "Deprecated.").text(in: locale), deprecation.message,
            replacement,
        ].compactMap(\.self).joined(separator: " ")
    }

    /// The words for a model; `tool` gives the name of the tool that an intent is.
    package static func forModel(
        _ deprecation: IntentMetadata.Deprecation, tool: (String) -> String?
    ) -> String {
        let replacement = deprecation.replacement.flatMap(tool).map {
            "Use the tool \($0) instead."
        }
        return ["Deprecated.", deprecation.message, replacement].compactMap(\.self)
            .joined(separator: " ")
    }
}
