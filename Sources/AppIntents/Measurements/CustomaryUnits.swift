import AppIntentsMetadata
import Foundation

extension ValueConstraints {
    /// The unit of a number that comes without one; `nil` if the number must have one.
    var impliedUnit: String? { adjustsUnitToLocale ? nil : unit ?? defaultUnit }

    /// Returns the constraints with the units that are customary in a region, if the author wants that.
    func adjusted(to locale: Locale) -> ValueConstraints {
        guard adjustsUnitToLocale else { return self }
        var copy = self
        copy.unit = unit.map { CustomaryUnits.counterpart(of: $0, in: locale) }
        copy.defaultUnit = defaultUnit.map { CustomaryUnits.counterpart(of: $0, in: locale) }
        return copy
    }
}

/// Units that measure the same things in regions with different customs.
///
/// Unspecified by Apple; each pair has the units of nearest size that people use for the same
/// purpose.
private enum CustomaryUnits {
    private static let pairs = [
        ("kilometers", "miles"), ("meters", "feet"), ("centimeters", "inches"),
        ("kilograms", "pounds"), ("grams", "ounces"), ("liters", "gallons"),
        ("milliliters", "fluidOunces"), ("celsius", "fahrenheit"),
        ("kilometersPerHour", "milesPerHour"), ("squareKilometers", "squareMiles"),
        ("squareMeters", "squareFeet"), ("hectares", "acres"),
        ("litersPer100Kilometers", "milesPerGallon"),
    ]

    static func counterpart(of unit: String, in locale: Locale) -> String {
        switch locale.measurementSystem {
        case .us: pairs.first { $0.0 == unit }?.1 ?? unit
        case .metric: pairs.first { $0.1 == unit }?.0 ?? unit
        // The United Kingdom uses both.
        default: unit
        }
    }
}
