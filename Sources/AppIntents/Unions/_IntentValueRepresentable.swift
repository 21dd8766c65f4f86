public import AppIntentsMetadata
public import Foundation
import _Localization

/// A value that is always a value of one of several other types.
///
/// Apple's declaration; `@UnionValue` generates the conformance.
public protocol _IntentValueRepresentable: _IndexedPropertyValue, _ParameterValue {
    /// The types of the values, in the order of the cases.
    static var allIntentValueTypes: [any _IntentValue.Type] { get }

    /// The value that the case holds.
    var asIntentValue: any _IntentValue { get }

    /// The cases, which convert values of other types to this type.
    static var _unionCases: [_UnionCase<Self>] { get }

    /// The name of the value's case.
    var _unionCase: String { get }
}

/// One case of a union value: its name, and its conversion of the value that it holds.
public struct _UnionCase<Union: _IntentValueRepresentable> {
    package let name: String
    package let valueType: any _IntentValue.Type
    package let union: (any _IntentValue) -> Union?

    /// Creates a case.
    public init<Value: _IntentValue>(_ name: String, union: @escaping (Value) -> Union) {
        self.name = name
        valueType = Value.self
        self.union = { ($0 as? Value).map(union) }
    }
}

extension _IntentValueRepresentable {
    public static var allIntentValueTypes: [any _IntentValue.Type] { _unionCases.map(\.valueType) }

    /// No conversions: the cases define which values become one.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }

    public static var _composition: _ValueComposition {
        _ValueComposition(kind: .union(Self.self)) { allIntentValueTypes }
    }

    /// Returns a shape with one structure for each kind: its name, and the value.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .union(
            _unionCases.map { one in
                .structure(
                    UnionShape(
                        union: Self.self, name: one.name,
                        title: title(ofCase: one.name, in: locale),
                        valueType: one.valueType, constraints: constraints, locale: locale
                    ).structure)
            })
    }

    public var _data: ParameterValue {
        .structure([
            UnionShape.kindField: .string(_unionCase), UnionShape.valueField: asIntentValue._data,
        ])
    }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        for (name, value) in Self.meanings(of: data) {
            guard let one = Self._unionCases.first(where: { $0.name == name }),
                let held = one.valueType.init(_data: value, constraints),
                let union = one.union(held)
            else { continue }
            self = union
            return
        }
        return nil
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        asIntentValue._representation(in: locale)
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        asIntentValue._violation(of: constraints)
    }

    /// Creates a value of one case from the value that it holds; `nil` if the case can't hold it.
    package static func value(ofCase name: String, holding value: any _IntentValue) -> Self? {
        _unionCases.first { $0.name == name }?.union(value)
    }

    /// Returns the type of the value that a case holds; `nil` if there is no such case.
    package static func valueType(ofCase name: String) -> (any _IntentValue.Type)? {
        _unionCases.first { $0.name == name }?.valueType
    }

    /// Returns the names of the cases that data may mean, each with the data of its value, the most
    /// likely first.
    ///
    /// Data with both fields names its case. Unspecified by Apple; for other data, a case whose
    /// type has exactly such values comes before one that could read it, and an earlier case before
    /// a later one.
    package static func meanings(of data: ParameterValue) -> [(name: String, value: ParameterValue)]
    {
        if case .structure(let fields) = data, fields.count == 2,
            case .string(let name)? = fields[UnionShape.kindField],
            let value = fields[UnionShape.valueField]
        {
            return [(name, value)]
        }
        let locale = Locale(identifier: "en_US_POSIX")
        let exact = _unionCases.filter { $0.valueType.shape(in: locale).holds(data) }
        let others = _unionCases.filter { one in !exact.contains { $0.name == one.name } }
        return (exact + others).map { ($0.name, data) }
    }

    private static func title(ofCase name: String, in locale: Locale) -> String {
        (Self.self as? any AppUnionValue.Type)?.title(ofCase: name, in: locale)
            ?? PropertyName.readable(name)
    }
}

/// The shape of one kind of a union value.
private struct UnionShape {
    /// The field with the name of the case.
    static let kindField = "type"
    /// The field with the value that the case holds.
    static let valueField = "value"

    let union: any _IntentValue.Type
    let name: String
    let title: String
    let valueType: any _IntentValue.Type
    let constraints: ValueConstraints
    let locale: Locale

    var structure: StructureShape {
        StructureShape(
            name: title,
            fields: [
                .init(
                    name: Self.kindField,
                    title: LocalizedStringResource(system: "Kind").text(in: locale), shape: .text,
                    choices: [.init(value: name, title: title)], defaultValue: .string(name)),
                .init(
                    name: Self.valueField, title: title,
                    shape: valueType.shape(inside: union, constraints, in: locale),
                    choices: valueType.choices(in: locale)),
            ])
    }
}
