public import Foundation
public import _Localization

extension UnitAcceleration: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "an acceleration") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case gravity, metersPerSecondSquared

        public var _unit: UnitAcceleration {
            switch self {
            case .gravity: .gravity
            case .metersPerSecondSquared: .metersPerSecondSquared
            }
        }
    }
}

extension UnitAngle: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "an angle") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case arcMinutes, arcSeconds, degrees, gradians, radians, revolutions

        public var _unit: UnitAngle {
            switch self {
            case .arcMinutes: .arcMinutes
            case .arcSeconds: .arcSeconds
            case .degrees: .degrees
            case .gradians: .gradians
            case .radians: .radians
            case .revolutions: .revolutions
            }
        }
    }
}

extension UnitConcentrationMass: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a concentration") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case gramsPerLiter, milligramsPerDeciliter

        public var _unit: UnitConcentrationMass {
            switch self {
            case .gramsPerLiter: .gramsPerLiter
            case .milligramsPerDeciliter: .milligramsPerDeciliter
            }
        }
    }
}

extension UnitDispersion: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a dispersion") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case partsPerMillion

        public var _unit: UnitDispersion {
            switch self {
            case .partsPerMillion: .partsPerMillion
            }
        }
    }
}

extension UnitFrequency: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a frequency") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case framesPerSecond, gigahertz, hertz, kilohertz, megahertz, microhertz, millihertz,
            nanohertz, terahertz

        public var _unit: UnitFrequency {
            switch self {
            case .framesPerSecond:
                UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
            case .gigahertz: .gigahertz
            case .hertz: .hertz
            case .kilohertz: .kilohertz
            case .megahertz: .megahertz
            case .microhertz: .microhertz
            case .millihertz: .millihertz
            case .nanohertz: .nanohertz
            case .terahertz: .terahertz
            }
        }
    }
}

extension UnitFuelEfficiency: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a fuel efficiency") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon

        public var _unit: UnitFuelEfficiency {
            switch self {
            case .litersPer100Kilometers: .litersPer100Kilometers
            case .milesPerGallon: .milesPerGallon
            case .milesPerImperialGallon: .milesPerImperialGallon
            }
        }
    }
}

extension UnitIlluminance: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "an illuminance") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case lux

        public var _unit: UnitIlluminance {
            switch self {
            case .lux: .lux
            }
        }
    }
}

extension UnitPower: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a power") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case femtowatts, gigawatts, horsepower, kilowatts, megawatts, microwatts, milliwatts,
            nanowatts, picowatts, terawatts, watts

        public var _unit: UnitPower {
            switch self {
            case .femtowatts: .femtowatts
            case .gigawatts: .gigawatts
            case .horsepower: .horsepower
            case .kilowatts: .kilowatts
            case .megawatts: .megawatts
            case .microwatts: .microwatts
            case .milliwatts: .milliwatts
            case .nanowatts: .nanowatts
            case .picowatts: .picowatts
            case .terawatts: .terawatts
            case .watts: .watts
            }
        }
    }
}

extension UnitPressure: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a pressure") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case bars, gigapascals, hectopascals, inchesOfMercury, kilopascals, megapascals,
            millibars, millimetersOfMercury, newtonsPerMetersSquared, poundsForcePerSquareInch

        public var _unit: UnitPressure {
            switch self {
            case .bars: .bars
            case .gigapascals: .gigapascals
            case .hectopascals: .hectopascals
            case .inchesOfMercury: .inchesOfMercury
            case .kilopascals: .kilopascals
            case .megapascals: .megapascals
            case .millibars: .millibars
            case .millimetersOfMercury: .millimetersOfMercury
            case .newtonsPerMetersSquared: .newtonsPerMetersSquared
            case .poundsForcePerSquareInch: .poundsForcePerSquareInch
            }
        }
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
    /// The units of an acceleration.
    public typealias Acceleration = UnitAcceleration._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
    /// The units of an angle.
    public typealias Angle = UnitAngle._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// The units of a concentration.
    public typealias ConcentrationMass = UnitConcentrationMass._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
    /// The units of a dispersion.
    public typealias Dispersion = UnitDispersion._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
    /// The units of a frequency.
    public typealias Frequency = UnitFrequency._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
    /// The units of a fuel efficiency.
    public typealias FuelEfficiency = UnitFuelEfficiency._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
    /// The units of an illuminance.
    public typealias Illuminance = UnitIlluminance._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
    /// The units of a power.
    public typealias Power = UnitPower._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
    /// The units of a pressure.
    public typealias Pressure = UnitPressure._ParameterUnit
}
