import Foundation

extension _MeasurableDimension {
    /// Returns the units that a list offers: those of everyday life that measure amounts of the same
    /// size as the usual unit does.
    ///
    /// Unspecified by Apple: the distance of a walk is asked for in meters, kilometers or miles, not
    /// in parsecs. Any listed unit is read where a person or a program writes it. A kind of
    /// measurement without everyday units offers all.
    static func units(fitting usual: String?) -> [NamedUnit] {
        let all = namedUnits
        let size = all.first { $0.name == usual }?.size
        let fitting = all.filter { unit in
            if unit.name == usual { return true }
            guard EverydayUnits.names.contains(unit.name) else { return false }
            guard let size, let other = unit.size else { return true }
            let ratio = other / size
            return ratio >= 1 / EverydayUnits.reach && ratio <= EverydayUnits.reach
        }
        return fitting.contains { $0.name != usual } ? fitting : all
    }
}

extension NamedUnit {
    /// The unit in base units; `nil` if the two have different zeros, as units of temperature do.
    fileprivate var size: Double? {
        (unit.converter as? UnitConverterLinear).flatMap { converter in
            converter.constant == 0 && converter.coefficient > 0 ? converter.coefficient : nil
        }
    }
}

/// The units that people use for things around them.
private enum EverydayUnits {
    /// The factor between units that are offered together.
    static let reach = 1001.0

    static let names: Set<String> = [
        // Lengths
        "millimeters", "centimeters", "meters", "kilometers", "inches", "feet", "yards", "miles",
        // Areas
        "squareCentimeters", "squareMeters", "squareKilometers", "hectares", "squareInches",
        "squareFeet", "squareYards", "squareMiles", "acres",
        // Volumes
        "milliliters", "centiliters", "deciliters", "liters", "cubicMeters", "cups", "fluidOunces",
        "gallons", "pints", "quarts", "tablespoons", "teaspoons",
        // Masses
        "milligrams", "grams", "kilograms", "metricTons", "ounces", "pounds", "stones",
        // Durations
        "milliseconds", "seconds", "minutes", "hours",
        // Temperatures
        "celsius", "fahrenheit",
        // Information
        "bytes", "kilobytes", "megabytes", "gigabytes", "terabytes",
        // Power
        "watts", "kilowatts", "megawatts", "horsepower",
    ]
}
