/// A combination of parameters whose values the system suggests, and the representation of such a
/// suggestion.
public struct IntentPrediction<Intent, T>: IntentPredictionConfiguration where Intent: AppIntent {
    private let outline: PredictionOutline

    /// Predicts the intent without values.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {
        outline = PredictionOutline([]) { _ in displayRepresentation() }
    }
}

extension IntentPrediction {
    /// Predicts values of one parameter.
    ///
    /// - Parameters:
    ///   - parameters: The key path of the parameter, as in `\.$soup`.
    ///   - displayRepresentation: The representation of the suggestion of a value.
    public init<V0, P0>(
        parameters: T, displayRepresentation: @escaping (_ value0: V0) -> DisplayRepresentation
    ) where T == KeyPath<Intent, P0>, V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0> {
        outline = PredictionOutline([ParameterReference(parameters)]) { intent in
            (intent as? Intent).map { displayRepresentation($0[keyPath: parameters].wrappedValue) }
        }
    }

    /// Predicts values of several parameters together.
    ///
    /// Apple declares one initializer for each number up to 15; this one takes any number.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, as in `(\.$soup, \.$size)`.
    ///   - displayRepresentation: The representation of the suggestion of the values.
    @_disfavoredOverload
    public init<each V>(
        parameters: T, displayRepresentation: @escaping (repeat each V) -> DisplayRepresentation
    )
    where
        T == (repeat KeyPath<Intent, IntentParameter<each V>>), repeat each V: _IntentValue,
        repeat each V: Sendable
    {
        var references: [ParameterReference] = []
        repeat references.append(ParameterReference(each parameters))
        outline = PredictionOutline(references) { intent in
            guard let intent = intent as? Intent else { return nil }
            return displayRepresentation(repeat Self.value(at: each parameters, of: intent))
        }
    }

    // Swift 6.3 can't compile a subscript by a key path of a pack in a closure.
    private static func value<Value>(
        at path: KeyPath<Intent, IntentParameter<Value>>, of intent: Intent
    ) -> Value {
        intent[keyPath: path].wrappedValue
    }
}

extension IntentPrediction: AnyIntentPrediction {
    package var outlines: [PredictionOutline] { [outline] }
}
