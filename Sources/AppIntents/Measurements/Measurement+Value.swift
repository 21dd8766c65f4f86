public import AppIntentsMetadata
public import Foundation
import _Localization

/// A number with a unit.
extension Measurement: _IntentValue, _UnconvertedValue {
    /// Returns a shape with a number and one of the units that Apple lists; opaque for any other
    /// kind of unit.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        guard let dimension else { return .opaque("measurement") }
        let customary = constraints.adjusted(to: locale)
        let usual = customary.unit ?? customary.defaultUnit
        let units =
            customary.unit.map { only in dimension.namedUnits.filter { $0.name == only } }
            ?? dimension.units(fitting: usual)
        return .structure(
            StructureShape(
                name: dimension._valueName.text(in: locale),
                fields: [
                    .init(
                        name: "value",
                        title: LocalizedStringResource(system: "Amount").text(in: locale),
                        shape: .number,
                        lowerBound: constraints.lowerBound, upperBound: constraints.upperBound),
                    .init(
                        name: "unit",
                        title: LocalizedStringResource(system: "Unit").text(in: locale),
                        shape: .text,
                        choices: units.map { .init(value: $0.name, title: $0.title(in: locale)) },
                        defaultValue: usual.map(ParameterValue.string),
                        isOptional: constraints.impliedUnit != nil),
                ]))
    }

    /// The number and the name of the unit; in the base unit if the unit has no name.
    public var _data: ParameterValue {
        guard let units = Self.dimension?.namedUnits, let measured = unit as? Dimension else {
            return .structure(["value": .double(value), "unit": .string(unit.symbol)])
        }
        if let named = units.first(where: { $0.unit == unit }) {
            return .structure(["value": .double(value), "unit": .string(named.name)])
        }
        let base = type(of: measured).baseUnit()
        let name = units.first { $0.unit == base }?.name ?? base.symbol
        let amount = measured.converter.baseUnitValue(fromValue: value)
        return .structure(["value": .double(amount), "unit": .string(name)])
    }

    /// Reads a number with the name or the symbol of a unit.
    ///
    /// They come in two fields or as one text, `1.5 km`. A number alone has the unit of the
    /// constraints, if they name one.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .structure(let fields):
            guard fields.keys.allSatisfy(["value", "unit"].contains),
                let value = fields["value"].flatMap(Double.init(parameterValue:))
            else { return nil }
            self.init(value, unit: fields["unit"] ?? .null, constraints)
        case .int, .double:
            guard let value = Double(parameterValue: data) else { return nil }
            self.init(value, unit: .null, constraints)
        case .string(let text):
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            let number = trimmed.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
            guard let value = Double(number), value.isFinite else { return nil }
            let unit = trimmed[number.endIndex...].trimmingCharacters(in: .whitespaces)
            self.init(value, unit: unit.isEmpty ? .null : .string(unit), constraints)
        default: return nil
        }
    }

    private init?(_ value: Double, unit: ParameterValue, _ constraints: ValueConstraints) {
        let name: String? =
            switch unit {
            case .null, "": constraints.impliedUnit
            case .string(let text): text
            default: nil
            }
        let units = Self.dimension?.namedUnits ?? []
        guard let name,
            // Some symbols differ only in case: “Mb” and “mb”.
            let named = units.first(where: { $0.name == name || $0.unit.symbol == name })
                ?? units.first(where: { $0.isMeant(by: name) }),
            let unit = named.unit as? UnitType
        else { return nil }
        self.init(value: value, unit: unit)
    }

    /// Returns the number as the language writes it, with the unit's symbol.
    public func _representation(in locale: Locale) -> DisplayRepresentation {
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        let number = value.formatted(style.precision(.significantDigits(1...15)))
        return DisplayRepresentation(verbatim: "\(number) \(unit.shownSymbol)")
    }

    /// Returns the violated bound; the author's bounds are in the parameter's default unit, or else
    /// in the unit that the person chose.
    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        guard let measured = unit as? Dimension,
            let bounded = Self.dimension?.namedUnits.first(where: {
                $0.name == constraints.impliedUnit
            })?.unit, bounded != measured
        else { return constraints.violation(of: value, in: unit.shownSymbol) }
        let base = measured.converter.baseUnitValue(fromValue: value)
        return constraints.violation(
            of: bounded.converter.value(fromBaseUnitValue: base), in: bounded.shownSymbol)
    }

    private static var dimension: (any _MeasurableDimension.Type)? {
        UnitType.self as? any _MeasurableDimension.Type
    }
}
