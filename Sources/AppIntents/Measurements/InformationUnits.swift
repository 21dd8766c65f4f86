public import Foundation
public import _Localization

extension UnitInformationStorage: _MeasurableDimension {
    public static var _valueName: LocalizedStringResource {
        .init(system: "an amount of information")
    }

    /// The units that a parameter can have.
    public enum _ParameterUnit: String, _MeasurementUnit {
        case bits, bytes, exabits, exabytes, exbibits, exbibytes, gibibits, gibibytes, gigabits,
            gigabytes, kibibits, kibibytes, kilobits, kilobytes, mebibits, mebibytes, megabits,
            megabytes, nibbles, pebibits, pebibytes, petabits, petabytes, tebibits, tebibytes,
            terabits, terabytes, yobibits, yobibytes, yottabits, yottabytes, zebibits, zebibytes,
            zettabits, zettabytes

        public var _unit: UnitInformationStorage {
            switch self {
            case .bits: .bits
            case .bytes: .bytes
            case .exabits: .exabits
            case .exabytes: .exabytes
            case .exbibits: .exbibits
            case .exbibytes: .exbibytes
            case .gibibits: .gibibits
            case .gibibytes: .gibibytes
            case .gigabits: .gigabits
            case .gigabytes: .gigabytes
            case .kibibits: .kibibits
            case .kibibytes: .kibibytes
            case .kilobits: .kilobits
            case .kilobytes: .kilobytes
            case .mebibits: .mebibits
            case .mebibytes: .mebibytes
            case .megabits: .megabits
            case .megabytes: .megabytes
            case .nibbles: .nibbles
            case .pebibits: .pebibits
            case .pebibytes: .pebibytes
            case .petabits: .petabits
            case .petabytes: .petabytes
            case .tebibits: .tebibits
            case .tebibytes: .tebibytes
            case .terabits: .terabits
            case .terabytes: .terabytes
            case .yobibits: .yobibits
            case .yobibytes: .yobibytes
            case .yottabits: .yottabits
            case .yottabytes: .yottabytes
            case .zebibits: .zebibits
            case .zebibytes: .zebibytes
            case .zettabits: .zettabits
            case .zettabytes: .zettabytes
            }
        }
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The units of an amount of information.
    public typealias InformationStorage = UnitInformationStorage._ParameterUnit
}
