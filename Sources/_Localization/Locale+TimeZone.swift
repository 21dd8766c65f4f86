package import Foundation

// The time zone of a person is a part of their locale, so that it goes wherever their language
// goes: into runs, drawings, texts and lists.
extension Locale {
    /// Creates the locale of a person with a language in a time zone; `nil` for the process's zone.
    package init(language: String, in timeZone: TimeZone?) {
        guard let timeZone else {
            self.init(identifier: language)
            return
        }
        var components = Components(identifier: language)
        components.timeZone = timeZone
        self.init(components: components)
    }

    /// The language and the region alone, for what is kept for each language.
    package var withoutTimeZone: Locale {
        guard timeZone != nil else { return self }
        var components = Components(identifier: identifier)
        components.timeZone = nil
        return Locale(components: components)
    }
}

extension TimeZone {
    /// Finds the zone with a name that comes from outside, such as `Asia/Tokyo`; `nil` for any other
    /// text.
    package init?(named name: some StringProtocol) {
        // Foundation keeps each zone that it has found, and also takes offsets such as GMT+8.
        guard (1...64).contains(name.utf8.count), !name.contains("@"), !name.contains(";"),
            let zone = TimeZone(identifier: String(name))
        else { return nil }
        self = zone
    }
}
