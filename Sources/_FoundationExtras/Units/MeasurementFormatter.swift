public import Foundation

/// A formatter that writes measurements and units in the language of a person.
///
/// Foundation on Linux declares it as unavailable. As with Apple's, `nil` for a language means that
/// of the person.
open class MeasurementFormatter: Formatter {
    /// The choice of the unit and its parts to write.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, whatever people of the region use.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The unit in which the number is easiest to read: 1 km for 1,000 m.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature without the letter of its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The choice of the unit and its parts to write.
    open var unitOptions: UnitOptions = []
    /// The length of the units' names.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The language of the words.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the number.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Creates a formatter for the units of the person's region.
    public override init() { super.init() }

    /// Creates a formatter; an archive stores nothing of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes a measurement.
    open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
        var shown = measurement
        if !unitOptions.contains(.providedUnit) { shown = shown.customary(in: reader) }
        if unitOptions.contains(.naturalScale) { shown = shown.naturallyScaled() }
        if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature {
            return number(shown.value) + "°"
        }
        return UnitWords.text(
            shown.value, written: number(shown.value), unit: shown.unit, width: width, in: reader)
    }

    /// Writes the name of a unit alone.
    open func string(from unit: Unit) -> String {
        guard let identifier = UnitIdentifier.of(unit),
            let words = UnitWords.text(2, unit: identifier, width: width, in: reader),
            let plain = UnitWords.text(2, unit: nil, width: width, in: reader)
        else { return unit.symbol }
        return words.replacingOccurrences(of: plain, with: "").trimmingCharacters(in: .whitespaces)
    }

    /// Writes a measurement; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? any AnyMeasurement)?.text(by: self)
    }

    private var reader: Locale { locale ?? .autoupdatingCurrent }

    private func number(_ value: Double) -> String {
        let formatter = numberFormatter ?? NumberFormatter()
        let before = formatter.locale
        formatter.locale = reader
        defer { formatter.locale = before }
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private var width: UnitWords.Width {
        switch unitStyle {
        case .long: .full
        case .short: .narrow
        case .medium: .short
        @unknown default: .short
        }
    }
}

/// A measurement, seen without the kind of its unit.
private protocol AnyMeasurement {
    func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement where UnitType: Dimension {
    fileprivate func text(by formatter: MeasurementFormatter) -> String {
        formatter.string(from: self)
    }

    /// Returns the measurement in the largest unit of its system in which it is at least one.
    fileprivate func naturallyScaled() -> Measurement {
        for scale in NaturalScales.all where scale.contains(where: { $0 == unit }) {
            let fitting = scale.last { other in
                guard let other = other as? UnitType else { return false }
                return abs(converted(to: other).value) >= 1
            }
            if let unit = (fitting ?? scale[0]) as? UnitType { return converted(to: unit) }
        }
        return self
    }
}

/// Units of one kind and system, in ascending order.
private enum NaturalScales {
    static var all: [[Dimension]] {
        [
            [
                UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters,
                UnitLength.kilometers,
            ],
            [UnitLength.inches, UnitLength.feet, UnitLength.miles],
            [
                UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons,
            ],
            [UnitMass.ounces, UnitMass.pounds],
            [UnitVolume.milliliters, UnitVolume.liters],
            [UnitVolume.fluidOunces, UnitVolume.gallons],
            [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
            [
                UnitInformationStorage.bytes, UnitInformationStorage.kilobytes,
                UnitInformationStorage.megabytes, UnitInformationStorage.gigabytes,
                UnitInformationStorage.terabytes,
            ],
        ]
    }
}

extension Measurement where UnitType: Dimension {
    /// Returns the measurement in the unit that people of a region use.
    fileprivate func customary(in locale: Locale) -> Measurement {
        let isUS = locale.measurementSystem == .us
        for (metric, american) in CustomaryDimensions.pairs {
            let (foreign, own) = isUS ? (metric, american) : (american, metric)
            if unit == foreign, let own = own as? UnitType { return converted(to: own) }
        }
        return self
    }
}

/// The units of nearest size in the two systems of measurement.
private enum CustomaryDimensions {
    static var pairs: [(metric: Dimension, american: Dimension)] {
        [
            (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
            (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
            (UnitMass.grams, UnitMass.ounces), (UnitVolume.liters, UnitVolume.gallons),
            (UnitVolume.milliliters, UnitVolume.fluidOunces),
            (UnitTemperature.celsius, UnitTemperature.fahrenheit),
            (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
            (UnitArea.squareKilometers, UnitArea.squareMiles),
            (UnitArea.squareMeters, UnitArea.squareFeet), (UnitArea.hectares, UnitArea.acres),
        ]
    }
}
