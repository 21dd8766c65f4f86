public import Foundation
public import _Localization

/// A kind of measurement that parameters can have, as Apple lists them.
public protocol _MeasurableDimension: Dimension {
    /// The units that Apple lists for the kind.
    associatedtype _ParameterUnit: _MeasurementUnit

    /// The readable name of such a measurement, with its article.
    static var _valueName: LocalizedStringResource { get }
}

/// A unit by its name in the source, which is also its name in data.
public protocol _MeasurementUnit: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String {
    /// The kind of measurement.
    associatedtype Measured: Dimension

    /// Foundation's unit.
    var _unit: Measured { get }
}

extension _MeasurableDimension {
    /// The listed units by name, whatever their kind.
    static var namedUnits: [NamedUnit] {
        _ParameterUnit.allCases.map { NamedUnit(name: $0.rawValue, unit: $0._unit) }
    }
}

/// A unit with its name in data.
struct NamedUnit {
    let name: String
    let unit: Dimension

    /// Returns the entry in a list of units for a reader's locale: “Kilometers (km)”.
    func title(in locale: Locale) -> String {
        "\(UnitNames.name(of: name, in: locale) ?? PropertyName.readable(name)) (\(unit.shownSymbol))"
    }

    /// Returns whether a text that a person typed names the unit, by its symbol or its English name.
    func isMeant(by text: String) -> Bool {
        if [unit.symbol, unit.shownSymbol, name].contains(text) { return true }
        let typed = text.lowercased()
        let readable = PropertyName.readable(name).lowercased()
        let singular = readable.hasSuffix("s") ? String(readable.dropLast()) : readable
        return [unit.symbol.lowercased(), name.lowercased(), readable, singular].contains(typed)
            || Self.irregular[typed] == name
    }

    /// English singulars that differ from the plural in more than the last letter.
    private static let irregular = ["foot": "feet", "inch": "inches"]
}

extension Unit {
    /// The symbol for people; Foundation's symbol for minutes is that of meters.
    var shownSymbol: String { self == UnitDuration.minutes ? "min" : symbol }
}
