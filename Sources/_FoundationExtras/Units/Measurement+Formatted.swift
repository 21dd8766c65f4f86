public import Foundation

// The formatting of measurements that Foundation on Linux lacks.
extension Measurement where UnitType: Dimension {
    /// Returns the number and the short name of the unit that people of the current region use.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// Returns the measurement formatted by a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement {
        style.format(self)
    }
}

extension Measurement where UnitType: Dimension {
    /// A style that formats a measurement: the number, and the name of its unit in the reader's
    /// language.
    ///
    /// A custom unit is written as its symbol.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The length of the unit's name.
        public struct UnitWidth: Codable, Hashable, Sendable {
            private var name: String

            /// The whole name, as in “5 kilometers”.
            public static var wide: Self { Self(name: "wide") }
            /// A short name, as in “5 km”.
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// A short name close to the number, as in “5km”.
            public static var narrow: Self { Self(name: "narrow") }

            var words: UnitWords.Width {
                switch name {
                case "wide": .full
                case "narrow": .narrow
                default: .short
                }
            }
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The purpose, which determines the unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The style of the number; `nil` for one that suits the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// The language and region of the reader.
        public var locale: Locale

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns the measurement as text.
        public func format(_ value: Measurement) -> String {
            let shown = usage == .asProvided ? value : value.customary(in: locale)
            let number = (numberFormatStyle ?? usualStyle(of: shown.value)).locale(locale)
            return UnitWords.text(
                shown.value, written: number.format(shown.value), unit: shown.unit,
                width: width.words, in: locale)
        }

        /// Returns the style for readers of another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// A converted number has two significant digits, or as many as there are before its point.
        private func usualStyle(of value: Double) -> FloatingPointFormatStyle<Double> {
            let style = FloatingPointFormatStyle<Double>()
            if usage == .asProvided { return style }
            return abs(value) < 10
                ? style.precision(.significantDigits(1...2))
                : style.precision(.fractionLength(0))
        }
    }
}

/// The purpose for which a measurement is written, which determines its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private var isProvided: Bool

    /// In the unit that people of the region use for such measurements.
    ///
    /// Unspecified by Apple; the unit of nearest size in the other of the two systems of
    /// measurement.
    public static var general: Self { Self(isProvided: false) }
    /// In the measurement's unit.
    public static var asProvided: Self { Self(isProvided: true) }
}

extension FormatStyle {
    /// Returns a style of measurements: `.measurement(width: .abbreviated, usage: .asProvided)`.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(
            width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension Measurement where UnitType: Dimension {
    /// Returns the measurement in the unit that people of a region use.
    func customary(in locale: Locale) -> Measurement {
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
