import Foundation

/// The identifiers of Foundation's units in ICU.
enum UnitIdentifier {
    /// Returns the identifier of a unit; `nil` for a custom one.
    static func of(_ unit: Unit) -> String? { identifiers[key(unit)] }

    // Units are identified by kind and symbol: minutes have the symbol of meters.
    private static func key(_ unit: Unit) -> String { "\(type(of: unit)) \(unit.symbol)" }

    /// The units that ICU knows.
    static let known: [(unit: Unit, identifier: String)] =
        space + matter + electricity + motion + information

    /// The identifier of a degree of any scale.
    static let degrees = "measure-unit/temperature-generic"

    private static let identifiers: [String: String] = Dictionary(
        known.map { (key($0.unit), $0.identifier) }
    ) { first, _ in first }

    private static var space: [(Unit, String)] {
        [
            (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
            (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "dekameter"),
            (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
            (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
            (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
            (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
            (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
            (UnitLength.scandinavianMiles, "mile-scandinavian"),
            (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
            (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
            (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
            (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareCentimeters, "square-centimeter"),
            (UnitArea.squareMillimeters, "square-millimeter"),
            (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"),
            (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"),
            (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
            (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
            (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
            (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"),
            (UnitVolume.cubicDecimeters, "cubic-decimeter"),
            (UnitVolume.cubicCentimeters, "cubic-centimeter"),
            (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"),
            (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
            (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
            (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
            (UnitVolume.gallons, "gallon"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
            (UnitVolume.imperialPints, "pint-imperial"),
            (UnitVolume.imperialGallons, "gallon-imperial"),
            (UnitVolume.metricCups, "cup-metric"), (UnitAngle.degrees, "degree"),
            (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
            (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
        ]
    }

    private static var matter: [(Unit, String)] {
        [
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
            (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
            (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
            (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
            (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
            (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
            (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
            (UnitDispersion.partsPerMillion, "permillion"),
            (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.megapascals, "megapascal"),
            (UnitPressure.kilopascals, "kilopascal"),
            (UnitPressure.hectopascals, "hectopascal"),
            (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"),
            (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
        ]
    }

    private static var electricity: [(Unit, String)] {
        [
            (UnitElectricCharge.coulombs, "coulomb"),
            (UnitElectricCharge.ampereHours, "ampere-hour"),
            (UnitElectricCurrent.amperes, "ampere"),
            (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricPotentialDifference.volts, "volt"),
            (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
            (UnitElectricPotentialDifference.millivolts, "millivolt"),
            (UnitElectricResistance.ohms, "ohm"), (UnitElectricResistance.kiloohms, "kiloohm"),
            (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"),
            (UnitEnergy.calories, "calorie"), (UnitEnergy.kilocalories, "kilocalorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.gigawatts, "gigawatt"),
            (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
            (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
            (UnitPower.horsepower, "horsepower"), (UnitIlluminance.lux, "lux"),
            (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
            (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
        ]
    }

    private static var motion: [(Unit, String)] {
        [
            (UnitSpeed.metersPerSecond, "meter-per-second"),
            (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAcceleration.gravity, "g-force"), (UnitDuration.seconds, "second"),
            (UnitDuration.minutes, "minute"), (UnitDuration.hours, "hour"),
            (UnitDuration.milliseconds, "millisecond"),
            (UnitDuration.microseconds, "microsecond"),
            (UnitDuration.nanoseconds, "nanosecond"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
        ]
    }

    private static var information: [(Unit, String)] {
        [
            (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
            (UnitInformationStorage.kilobits, "kilobit"),
            (UnitInformationStorage.kilobytes, "kilobyte"),
            (UnitInformationStorage.megabits, "megabit"),
            (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.gigabits, "gigabit"),
            (UnitInformationStorage.gigabytes, "gigabyte"),
            (UnitInformationStorage.terabits, "terabit"),
            (UnitInformationStorage.terabytes, "terabyte"),
            (UnitInformationStorage.petabytes, "petabyte"),
        ]
    }
}
