import AppIntents
import AppIntentsMetadata
import Foundation
import Testing
import _Localization

/// Measurements: what they are as data and as text, and which units there are.
@Suite struct MeasurementTests {
    private typealias Length = Measurement<UnitLength>
    private let english = Locale(identifier: "en_US")

    @Test("Every unit that Apple lists has a name and a symbol of its own, and comes back")
    func units() {
        func check<Kind: _MeasurableDimension>(_ kind: Kind.Type) {
            for unit in Kind._ParameterUnit.allCases {
                guard let own = unit._unit as? Kind else {
                    Issue.record("\(unit) measures something else.")
                    continue
                }
                let value = Measurement(value: 2.5, unit: own)
                #expect(
                    value._data
                        == .structure(["value": 2.5, "unit": .string(unit.rawValue)]))
                #expect(Measurement<Kind>(parameterValue: value._data) == value, "\(unit)")
                let typed = "2.5 \(own.symbol)"
                #expect(
                    Measurement<Kind>(parameterValue: .string(typed))?.unit.symbol == own.symbol,
                    "\(typed)")
            }
        }
        check(UnitLength.self)
        check(UnitMass.self)
        check(UnitVolume.self)
        check(UnitTemperature.self)
        check(UnitSpeed.self)
        check(UnitArea.self)
        check(UnitDuration.self)
        check(UnitEnergy.self)
        check(UnitAcceleration.self)
        check(UnitAngle.self)
        check(UnitConcentrationMass.self)
        check(UnitDispersion.self)
        check(UnitElectricCharge.self)
        check(UnitElectricCurrent.self)
        check(UnitElectricPotentialDifference.self)
        check(UnitElectricResistance.self)
        check(UnitFrequency.self)
        check(UnitFuelEfficiency.self)
        check(UnitIlluminance.self)
        check(UnitInformationStorage.self)
        check(UnitPower.self)
        check(UnitPressure.self)
    }

    @Test(
        "A length is understood as people type it",
        arguments: [
            ("1.5 km", 1.5, "kilometers"), ("1.5km", 1.5, "kilometers"), ("-3 m", -3, "meters"),
            ("5 miles", 5, "miles"), ("1 mile", 1, "miles"), ("1 foot", 1, "feet"),
            ("6 Feet", 6, "feet"), ("2 nautical miles", 2, "nauticalMiles"),
            (" 7 Kilometers ", 7, "kilometers"),
        ])
    func typed(text: String, value: Double, unit: String) {
        #expect(
            Length(parameterValue: .string(text))?._data
                == .structure(["value": .double(value), "unit": .string(unit)]))
    }

    @Test(
        "What is no length is refused",
        arguments: [
            "", "km", "1.5", "1.5 kg", "1.5 parsecks", "nan km", "inf m", "1,5 km", "1 2 km",
            .structure(["value": 1, "unit": "kilograms"]),
            .structure(["value": 1, "unit": "km", "more": 1]), .structure(["unit": "meters"]),
            .structure(["value": 1]), .structure(["value": "x", "unit": "meters"]), 3, true, [],
        ] as [ParameterValue])
    func refused(data: ParameterValue) {
        #expect(Length(parameterValue: data) == nil)
    }

    @Test("A number alone has the author's unit")
    func impliedUnit() {
        var constraints = ValueConstraints()
        constraints.defaultUnit = "miles"
        #expect(Length(_data: "3", constraints) == Length(value: 3, unit: .miles))
        #expect(Length(_data: 3, constraints) == Length(value: 3, unit: .miles))
        constraints.unit = "meters"
        #expect(Length(_data: "3", constraints) == Length(value: 3, unit: .meters))
        constraints.adjustsUnitToLocale = true
        #expect(Length(_data: "3", constraints) == nil)
    }

    @Test("A length is shown as the language writes numbers")
    func display() {
        let length = Length(value: 1234.5, unit: .kilometers)
        #expect(length.displayText(in: english) == "1,234.5 km")
        #expect(length.displayText(in: Locale(identifier: "de_DE")) == "1.234,5 km")
        #expect(Length(value: 0.1 + 0.2, unit: .meters).displayText(in: english) == "0.3 m")
    }

    @Test("A unit of the app's own is kept in the base unit; one of its own kind is only shown")
    func ownUnits() {
        let cubit = UnitLength(
            symbol: "cubit", converter: UnitConverterLinear(coefficient: 0.5))
        #expect(
            Length(value: 4, unit: cubit)._data == .structure(["value": 2.0, "unit": "meters"]))
        #expect(Measurement<Unit>.shape(in: english).isOpaque)
    }

    @Test("A form for a measurement is in the person's language")
    func language() throws {
        func titles(_ locale: String) -> [String] {
            var constraints = ValueConstraints()
            constraints.unit = "kilometers"
            guard
                case .structure(let shape) = Length._shape(
                    constraints, in: Locale(identifier: locale))
            else { return [] }
            return [shape.name] + shape.fields.map(\.title) + shape.fields[1].choices.map(\.title)
        }
        #expect(titles("en") == ["a length", "Amount", "Unit", "Kilometers (km)"])
        #expect(titles("de_AT") == ["eine Länge", "Betrag", "Einheit", "Kilometer (km)"])
        #expect(titles("ja") == ["長さ", "量", "単位", "キロメートル (km)"])
    }

    @Test("Every unit has a name in every language, and no two of a kind the same")
    func unitNames() {
        func check<Kind: _MeasurableDimension>(_ kind: Kind.Type) {
            for language in SystemLanguage.allCases {
                let locale = Locale(identifier: language.rawValue)
                let names = Kind._ParameterUnit.allCases.map {
                    UnitNames.name(of: $0.rawValue, in: locale)
                }
                #expect(!names.contains(nil), "\(Kind.self) in \(language)")
                #expect(Set(names).count == names.count, "\(Kind.self) in \(language)")
            }
        }
        check(UnitLength.self)
        check(UnitMass.self)
        check(UnitVolume.self)
        check(UnitInformationStorage.self)
        check(UnitFuelEfficiency.self)
        #expect(UnitNames.name(of: "cubits", in: english) == nil)
    }

    @Test("Customary units take the place of the author's, if the author wants that")
    func customaryUnits() throws {
        var constraints = ValueConstraints()
        constraints.unit = "kilometers"
        constraints.adjustsUnitToLocale = true
        func choices(_ locale: String) -> [String] {
            guard
                case .structure(let shape) = Length._shape(
                    constraints, in: Locale(identifier: locale))
            else { return [] }
            return shape.fields.flatMap(\.choices).map(\.title)
        }
        #expect(choices("en_US") == ["Miles (mi)"])
        #expect(choices("de_DE") == ["Kilometer (km)"])
    }

    @Test("A negative number is refused where the author supports none")
    func negative() {
        let bounds = ValueConstraints(lowerBound: 0, upperBound: nil)
        #expect(
            Length(value: -1, unit: .meters)._violation(of: bounds)
                == .outOfRange(lower: 0, upper: nil, unit: "m"))
        #expect(Length(value: 0, unit: .meters)._violation(of: bounds) == nil)
    }

    @Test("The author's bounds are of the parameter's unit, whatever unit a person chooses")
    func boundsInTheParametersUnit() {
        var bounds = ValueConstraints(lowerBound: 0, upperBound: 2)
        bounds.defaultUnit = "kilometers"
        #expect(Length(value: 1500, unit: .meters)._violation(of: bounds) == nil)
        #expect(
            Length(value: 2500, unit: .meters)._violation(of: bounds)
                == .outOfRange(lower: 0, upper: 2, unit: "km"))
        #expect(
            Length(value: 3, unit: .kilometers)._violation(of: bounds)
                == .outOfRange(lower: 0, upper: 2, unit: "km"))
    }
}
