package import Foundation

/// The names of units of measurement in the system's languages, from the Unicode CLDR project.
///
/// Foundation on Linux has only symbols. The catalog is read once, and only for a list of units.
package enum UnitNames {
    /// Returns the name of a unit in the plural, for a reader's locale.
    ///
    /// - Parameters:
    ///   - unit: The unit's name in data, such as `kilometersPerHour`.
    ///   - locale: The reader's locale.
    /// - Returns: The name, such as “Kilometer pro Stunde”; `nil` for a unit that isn't listed, or
    ///   if the catalog is missing.
    package static func name(of unit: String, in locale: Locale) -> String? {
        catalog?.translation(of: unit, language: SystemLanguage(locale).rawValue)
    }

    private static let catalog = StringCatalog(named: "Units", ofTarget: "_Localization")
}
