import AppIntents
import Foundation

/// What an intent can't do, in words for people.
///
/// The texts are in the package's own catalog, which a text reaches by naming its bundle.
public enum PantryError: Error, CustomLocalizedStringResourceConvertible {
    /// The item was used up in the meantime.
    case gone(String)
    /// Nothing reminds people here.
    case noReminders

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .gone(let name):
            LocalizedStringResource(
                "There is no \(name) any more.", table: "Errors",
                bundle: .atURL(Bundle.module.bundleURL))
        case .noReminders:
            LocalizedStringResource(
                "Reminders aren’t available here.", table: "Errors",
                bundle: .atURL(Bundle.module.bundleURL))
        }
    }
}
