public import Foundation
public import _Localization

extension UnitElectricCharge: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "an electric charge") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case ampereHours, coulombs, kiloampereHours, megaampereHours, microampereHours,
            milliampereHours

        public var _unit: UnitElectricCharge {
            switch self {
            case .ampereHours: .ampereHours
            case .coulombs: .coulombs
            case .kiloampereHours: .kiloampereHours
            case .megaampereHours: .megaampereHours
            case .microampereHours: .microampereHours
            case .milliampereHours: .milliampereHours
            }
        }
    }
}

extension UnitElectricCurrent: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "an electric current") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case amperes, kiloamperes, megaamperes, microamperes, milliamperes

        public var _unit: UnitElectricCurrent {
            switch self {
            case .amperes: .amperes
            case .kiloamperes: .kiloamperes
            case .megaamperes: .megaamperes
            case .microamperes: .microamperes
            case .milliamperes: .milliamperes
            }
        }
    }
}

extension UnitElectricPotentialDifference: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource { .init(system: "a voltage") }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case kilovolts, megavolts, microvolts, millivolts, volts

        public var _unit: UnitElectricPotentialDifference {
            switch self {
            case .kilovolts: .kilovolts
            case .megavolts: .megavolts
            case .microvolts: .microvolts
            case .millivolts: .millivolts
            case .volts: .volts
            }
        }
    }
}

extension UnitElectricResistance: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource {
        .init(system: "an electric resistance")
    }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case kiloohms, megaohms, microohms, milliohms, ohms

        public var _unit: UnitElectricResistance {
            switch self {
            case .kiloohms: .kiloohms
            case .megaohms: .megaohms
            case .microohms: .microohms
            case .milliohms: .milliohms
            case .ohms: .ohms
            }
        }
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
    /// The units of an electric charge.
    public typealias ElectricCharge = UnitElectricCharge._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
    /// The units of an electric current.
    public typealias ElectricCurrent = UnitElectricCurrent._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    /// The units of a voltage.
    public typealias ElectricPotentialDifference = UnitElectricPotentialDifference._ParameterUnit
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
    /// The units of an electric resistance.
    public typealias ElectricResistance = UnitElectricResistance._ParameterUnit
}
