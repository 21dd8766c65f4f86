import AppIntents
import Foundation

extension Locale {
    /// The language and region of the person for whom the current task performs an intent; English
    /// outside of a run.
    ///
    /// Whatever can wait for its reader is a `LocalizedStringResource` instead.
    static var reader: Locale {
        // A query has no context, but every intent has the context of its run.
        let context = ClosestLandmarkIntent().systemContext
        return context.preciseTimestamp == nil ? Locale(identifier: "en") : context.locale
    }
}

extension LocalizedStringResource {
    /// The text for the readers of a locale.
    func string(in locale: Locale) -> String {
        var resource = self
        resource.locale = locale
        return String(localized: resource)
    }
}
