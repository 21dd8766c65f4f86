package import Foundation

/// One value between the literals of a text, and its format in the key.
package struct LocalizationArgument: Sendable, Hashable, Codable {
    /// The value, stored in a form that can be formatted for any locale.
    package enum Value: Sendable, Hashable, Codable {
        case text(String)
        case signed(Int64)
        case unsigned(UInt64)
        case real(Double)
        case resource(LocalizedStringResource)
        /// A date in a style, which is adjusted to the reader.
        case date(Date, Date.FormatStyle)
        /// A value that only its creator can render, by its index in the creator's table.
        case slot(Int)
    }

    package var value: Value
    package var specifier: String

    package init(value: Value, specifier: String) {
        self.value = value
        self.specifier = specifier
    }

    /// The argument is a placeholder for a whole number that is known later.
    var isPlaceForNumber: Bool { value == .text(specifier) && specifier.hasPrefix("%ll") }

    /// Returns the argument as a person of a locale reads it.
    package func text(in locale: Locale) -> String {
        switch value {
        case .text(let text): text.withOrderedCurrencySymbol
        case .signed(let number): NumberText.integer(number, specifier: specifier, locale: locale)
        case .unsigned(let number):
            NumberText.integer(number, specifier: specifier, locale: locale)
        case .real(let number): NumberText.real(number, specifier: specifier, locale: locale)
        case .resource(let resource): resource.text(in: locale)
        case .date(let date, let style): style.adjusted(to: locale).format(date)
        case .slot: ""
        }
    }
}

extension Date.FormatStyle {
    /// Returns the style in the language and the time zone of a reader, if the author chose none.
    fileprivate func adjusted(to locale: Locale) -> Date.FormatStyle {
        var style = self
        if style.locale == .autoupdatingCurrent { style.locale = locale }
        if let timeZone = locale.timeZone, style.timeZone == .autoupdatingCurrent {
            style.timeZone = timeZone
        }
        return style
    }
}
