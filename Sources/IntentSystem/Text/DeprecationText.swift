package import AppIntentsMetadata
package import Foundation
import _Localization

/// The texts about a deprecated intent.
package enum DeprecationText {
    /// Returns the text for a person: that the intent is deprecated, why, and its replacement.
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

    /// Returns the text for a model; `tool` returns the name of an intent's tool.
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
