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
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
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
        /// The degrees of a temperature are written without their scale.
        private var hidesScale = false

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
            var shown = value
            if let purpose = usage.purpose(of: value.unit), let unit = UnitIdentifier.of(value.unit)
            {
                // Two units, as feet and inches, are more than one number.
                let hasOwnStyle = numberFormatStyle != nil || hidesScale
                if hasOwnStyle, let customary = value.customary(for: purpose, in: locale) {
                    shown = customary
                } else if let text = UnitWords.text(
                    value.value, unit: unit, usage: purpose, width: width.words, in: locale)
                {
                    return text
                }
            }
            let number = numberStyle.locale(locale).format(shown.value)
            if hidesScale {
                return UnitWords.text(
                    shown.value, written: number, identifier: UnitIdentifier.degrees,
                    width: width.words, in: locale) ?? number
            }
            return UnitWords.text(
                shown.value, written: number, unit: shown.unit, width: width.words, in: locale)
        }

        /// Returns the style for readers of another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// A temperature without its scale has no more digits than one with it.
        private var numberStyle: FloatingPointFormatStyle<Double> {
            if let numberFormatStyle { return numberFormatStyle }
            let style = FloatingPointFormatStyle<Double>()
            return hidesScale && usage != .asProvided
                ? style.precision(.fractionLength(0)) : style
        }
    }
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

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// The degrees are written without their scale, as in “90°”.
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

    /// Creates a style of temperatures.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(
            width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesScale = hidesScaleName
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Returns a style of temperatures: `.measurement(width: .narrow, hidesScaleName: true)`.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        Measurement<UnitTemperature>.FormatStyle(
            width: width, usage: usage, hidesScaleName: hidesScaleName,
            numberFormatStyle: numberFormatStyle)
    }
}
