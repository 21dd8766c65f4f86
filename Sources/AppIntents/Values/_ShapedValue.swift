public import AppIntentsMetadata
public import Foundation

/// The requirements for a type of parameters, properties or results: its shape, its value as data,
/// its value from data or typed text, its representation, and the values that a parameter allows.
///
/// Surfaces, stores and checks use only shapes, so a type that conforms in one file works in all of
/// them. There is no default shape, so a type without one doesn't compile.
public protocol _ShapedValue {
    /// Returns the shape under an author's constraints, with the words of a language.
    static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape

    /// The value as data, from which `init(_data:_:)` creates an equal one.
    var _data: ParameterValue { get }

    /// Creates the value for data; `nil` if the data is no such value.
    ///
    /// It accepts a text wherever a person could have typed it, because forms and command lines
    /// send texts. Constraints complete the text, as a unit completes a bare number; the caller
    /// checks afterwards whether the value meets them.
    init?(_data data: ParameterValue, _ constraints: ValueConstraints)

    /// Returns the representation of the value in a language.
    func _representation(in locale: Locale) -> DisplayRepresentation

    /// Returns the author's limit that the value violates, if any.
    func _violation(of constraints: ValueConstraints) -> ValueViolation?

    /// The composition of the type.
    static var _composition: _ValueComposition { get }

    /// The comparisons of the type's values, in the order in which the system offers them.
    static var _comparisons: [_ValueComparison] { get }

    /// A function that returns whether a value comes before another; `nil` if values of the type
    /// have no order.
    static var _precedes: ((Self, Self) -> Bool)? { get }

    /// Makes a test for the values that a comparison needs; `nil` if the type has no such
    /// comparison, or the values are of another type.
    static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((Self) -> Bool)?
}

extension _ShapedValue {
    /// By default, values consist only of their data.
    public static var _composition: _ValueComposition { _ValueComposition(kind: .plain) }

    /// By default, an author can set no limits.
    public func _violation(of constraints: ValueConstraints) -> ValueViolation? { nil }
}

extension _ShapedValue {
    /// Returns the shape without constraints.
    package static func shape(in locale: Locale) -> ValueShape {
        _shape(ValueConstraints(), in: locale)
    }

    /// The value as data.
    package var parameterValue: ParameterValue { _data }

    /// Creates the value for data without constraints; `nil` if the data is no such value.
    package init?(parameterValue data: ParameterValue) {
        self.init(_data: data, ValueConstraints())
    }

    /// Returns the readable text of the value.
    package func displayText(in locale: Locale) -> String {
        _representation(in: locale).title.text(in: locale)
    }
}

extension DisplayRepresentation {
    /// Creates a representation with a title that is no key of a translation.
    package init(verbatim title: String) {
        self.init(title: "\(title)")
    }
}
