public import Foundation
public import _Localization

extension UnitLength: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a length") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs,
            hectometers, inches, kilometers, lightyears, megameters, meters, micrometers, miles,
            millimeters, nanometers, nauticalMiles, parsecs, picometers, scandinavianMiles, yards

        public var _unit: UnitLength {
            switch self {
            case .astronomicalUnits: .astronomicalUnits
            case .centimeters: .centimeters
            case .decameters: .decameters
            case .decimeters: .decimeters
            case .fathoms: .fathoms
            case .feet: .feet
            case .furlongs: .furlongs
            case .hectometers: .hectometers
            case .inches: .inches
            case .kilometers: .kilometers
            case .lightyears: .lightyears
            case .megameters: .megameters
            case .meters: .meters
            case .micrometers: .micrometers
            case .miles: .miles
            case .millimeters: .millimeters
            case .nanometers: .nanometers
            case .nauticalMiles: .nauticalMiles
            case .parsecs: .parsecs
            case .picometers: .picometers
            case .scandinavianMiles: .scandinavianMiles
            case .yards: .yards
            }
        }
    }
}

extension UnitMass: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a mass") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case carats, centigrams, decigrams, grams, kilograms, metricTons, micrograms, milligrams,
            nanograms, ounces, ouncesTroy, picograms, pounds, shortTons, slugs, stones

        public var _unit: UnitMass {
            switch self {
            case .carats: .carats
            case .centigrams: .centigrams
            case .decigrams: .decigrams
            case .grams: .grams
            case .kilograms: .kilograms
            case .metricTons: .metricTons
            case .micrograms: .micrograms
            case .milligrams: .milligrams
            case .nanograms: .nanograms
            case .ounces: .ounces
            case .ouncesTroy: .ouncesTroy
            case .picograms: .picograms
            case .pounds: .pounds
            case .shortTons: .shortTons
            case .slugs: .slugs
            case .stones: .stones
            }
        }
    }
}

extension UnitVolume: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a volume") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet,
            cubicInches, cubicKilometers, cubicMeters, cubicMiles, cubicMillimeters, cubicYards,
            cups, deciliters, fluidOunces, gallons, imperialFluidOunces, imperialGallons,
            imperialPints, imperialQuarts, imperialTablespoons, imperialTeaspoons, kiloliters,
            liters, megaliters, metricCups, milliliters, pints, quarts, tablespoons, teaspoons

        public var _unit: UnitVolume {
            switch self {
            case .acreFeet: .acreFeet
            case .bushels: .bushels
            case .centiliters: .centiliters
            case .cubicCentimeters: .cubicCentimeters
            case .cubicDecimeters: .cubicDecimeters
            case .cubicFeet: .cubicFeet
            case .cubicInches: .cubicInches
            case .cubicKilometers: .cubicKilometers
            case .cubicMeters: .cubicMeters
            case .cubicMiles: .cubicMiles
            case .cubicMillimeters: .cubicMillimeters
            case .cubicYards: .cubicYards
            case .cups: .cups
            case .deciliters: .deciliters
            case .fluidOunces: .fluidOunces
            case .gallons: .gallons
            case .imperialFluidOunces: .imperialFluidOunces
            case .imperialGallons: .imperialGallons
            case .imperialPints: .imperialPints
            case .imperialQuarts: .imperialQuarts
            case .imperialTablespoons: .imperialTablespoons
            case .imperialTeaspoons: .imperialTeaspoons
            case .kiloliters: .kiloliters
            case .liters: .liters
            case .megaliters: .megaliters
            case .metricCups: .metricCups
            case .milliliters: .milliliters
            case .pints: .pints
            case .quarts: .quarts
            case .tablespoons: .tablespoons
            case .teaspoons: .teaspoons
            }
        }
    }
}

extension UnitTemperature: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a temperature") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case celsius, fahrenheit, kelvin

        public var _unit: UnitTemperature {
            switch self {
            case .celsius: .celsius
            case .fahrenheit: .fahrenheit
            case .kelvin: .kelvin
            }
        }
    }
}

extension UnitSpeed: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a speed") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case kilometersPerHour, knots, metersPerSecond, milesPerHour

        public var _unit: UnitSpeed {
            switch self {
            case .kilometersPerHour: .kilometersPerHour
            case .knots: .knots
            case .metersPerSecond: .metersPerSecond
            case .milesPerHour: .milesPerHour
            }
        }
    }
}

extension UnitArea: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "an area") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case acres, ares, hectares, squareCentimeters, squareFeet, squareInches, squareKilometers,
            squareMegameters, squareMeters, squareMicrometers, squareMiles, squareMillimeters,
            squareNanometers, squareYards

        public var _unit: UnitArea {
            switch self {
            case .acres: .acres
            case .ares: .ares
            case .hectares: .hectares
            case .squareCentimeters: .squareCentimeters
            case .squareFeet: .squareFeet
            case .squareInches: .squareInches
            case .squareKilometers: .squareKilometers
            case .squareMegameters: .squareMegameters
            case .squareMeters: .squareMeters
            case .squareMicrometers: .squareMicrometers
            case .squareMiles: .squareMiles
            case .squareMillimeters: .squareMillimeters
            case .squareNanometers: .squareNanometers
            case .squareYards: .squareYards
            }
        }
    }
}

extension UnitDuration: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a duration") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds

        public var _unit: UnitDuration {
            switch self {
            case .hours: .hours
            case .microseconds: .microseconds
            case .milliseconds: .milliseconds
            case .minutes: .minutes
            case .nanoseconds: .nanoseconds
            case .picoseconds: .picoseconds
            case .seconds: .seconds
            }
        }
    }
}

extension UnitEnergy: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "an energy") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case calories, joules, kilocalories, kilojoules, kilowattHours

        public var _unit: UnitEnergy {
            switch self {
            case .calories: .calories
            case .joules: .joules
            case .kilocalories: .kilocalories
            case .kilojoules: .kilojoules
            case .kilowattHours: .kilowattHours
            }
        }
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    /// The units of a length.
    public typealias Length = UnitLength._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
    /// The units of a mass.
    public typealias Mass = UnitMass._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    /// The units of a volume.
    public typealias Volume = UnitVolume._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    /// The units of a temperature.
    public typealias Temperature = UnitTemperature._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
    /// The units of a speed.
    public typealias Speed = UnitSpeed._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
    /// The units of an area.
    public typealias Area = UnitArea._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    /// The units of a duration.
    public typealias Duration = UnitDuration._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
    /// The units of an energy.
    public typealias Energy = UnitEnergy._ParameterUnit
}
