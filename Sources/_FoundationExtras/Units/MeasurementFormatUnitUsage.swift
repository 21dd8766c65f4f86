public import Foundation

/// The purpose for which a measurement is written, which determines its unit.
///
/// The rules are those of Unicode's locale data for the reader's region, as on Apple's platforms.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name of the purpose in Unicode's locale data; `nil` for the measurement's unit.
    private var name: String?

    private init(name: String?) { self.name = name }

    /// In the unit that people of the region use for such measurements.
    public static var general: Self { Self(name: "default") }
    /// In the measurement's unit.
    public static var asProvided: Self { Self(name: nil) }

    /// Returns the purpose for a measurement in a unit; `nil` for one whose unit is kept.
    ///
    /// A length of time has the same units everywhere.
    func purpose(of unit: UnitType) -> String? { unit is UnitDuration ? nil : name }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }
    /// The energy that a workout takes, which has the units of food.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A length at a person’s body.
    public static var person: Self { Self(name: "person") }
    /// The height of a person.
    public static var personHeight: Self { Self(name: "person-height") }
    /// A distance on roads.
    public static var road: Self { Self(name: "road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// The amount of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// The amount of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// The distance at which things are visible.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person’s body.
    public static var person: Self { Self(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The amount of a liquid.
    public static var liquid: Self { Self(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
    /// Returns the measurement in the unit in which people of a region write it for a purpose; `nil` if
    /// the rules don't tell one.
    ///
    /// ICU converts a measurement while it writes it, and doesn't tell into which unit: it is the one
    /// in which the measurement has the same text.
    func customary(for purpose: String, in locale: Locale) -> Measurement? {
        guard let identifier = UnitIdentifier.of(unit),
            let text = UnitWords.text(
                value, unit: identifier, usage: purpose, width: .full, digits: "@@@", in: locale)
        else { return nil }
        for (other, name) in UnitIdentifier.known {
            guard let other = other as? UnitType, type(of: other) == type(of: unit) else {
                continue
            }
            let converted = converted(to: other)
            let own = UnitWords.text(
                converted.value, unit: name, width: .full, digits: "@@@", in: locale)
            if own == text { return converted }
        }
        return nil
    }
}
