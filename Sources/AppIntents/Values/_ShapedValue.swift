public import AppIntentsMetadata
public import Foundation

/// The one thing that a type must know to be a parameter, a property or a result: its shape, its
/// value as data, itself from data or from typed text, how it is said, and which values a parameter
/// allows.
///
/// Surfaces, stores and checks know shapes only, so a type that conforms in one file works in all
/// of them. There is no default, so that a type without a shape does not compile.
public protocol _ShapedValue {
    /// The shape under an author's constraints, with the words of a language.
    static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape

    /// The value as data, from which `init(_data:_:)` makes an equal one.
    var _data: ParameterValue { get }

    /// The value that data means; `nil` if it means none.
    ///
    /// A text is accepted wherever a person could have typed it, because forms and command lines
    /// send texts. Constraints complete it, as a unit completes a bare number; whether they are met
    /// is asked of the value afterwards.
    init?(_data data: ParameterValue, _ constraints: ValueConstraints)

    /// How the value looks to a person in a language.
    func _representation(in locale: Locale) -> DisplayRepresentation

    /// Returns the limit of the author's that the value breaks, if any.
    func _violation(of constraints: ValueConstraints) -> ValueViolation?

    /// The make-up of the type.
    static var _composition: _ValueComposition { get }

    /// The comparisons that values of the type have, in the order in which a person is offered them.
    static var _comparisons: [_ValueComparison] { get }

    /// Tells whether a value comes before another; `nil` if values of the type have no order.
    static var _precedes: ((Self, Self) -> Bool)? { get }

    /// Makes a test of the values that a comparison needs; `nil` if the type has no such comparison,
    /// or the values are of another type.
    static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((Self) -> Bool)?
}

extension _ShapedValue {
    /// By default, values are no more than their data.
    public static var _composition: _ValueComposition { _ValueComposition(kind: .plain) }
}

extension _ShapedValue {
    /// The shape without constraints.
    package static func shape(in locale: Locale) -> ValueShape {
        _shape(ValueConstraints(), in: locale)
    }

    /// The value as data.
    package var parameterValue: ParameterValue { _data }

    /// The value that data means without constraints; `nil` if it means none.
    package init?(parameterValue data: ParameterValue) {
        self.init(_data: data, ValueConstraints())
    }

    /// Returns the words that a person reads.
    package func displayText(in locale: Locale) -> String {
        _representation(in: locale).title.text(in: locale)
    }
}

extension DisplayRepresentation {
    /// A title that is no key of a translation.
    package init(verbatim title: String) {
        self.init(title: "\(title)")
    }
}
