/// A prediction without its types.
package struct PredictionOutline {
    /// The parameters whose values are predicted together, in the author's order.
    package let parameters: [ParameterReference]
    private let represent: (any AppIntent) -> DisplayRepresentation?

    init(
        _ parameters: [ParameterReference],
        represent: @escaping (any AppIntent) -> DisplayRepresentation?
    ) {
        self.parameters = parameters
        self.represent = represent
    }

    /// Returns the representation of an intent with the predicted values; `nil` for an intent of
    /// another type, and for one that lacks the value of a required parameter of the prediction.
    package func representation(of intent: any AppIntent) -> DisplayRepresentation? {
        let isComplete = parameters.allSatisfy { reference in
            reference.parameter(of: intent).map { $0.isSet || $0.isOptional } ?? false
        }
        return isComplete ? represent(intent) : nil
    }
}

/// A configuration whose predictions can be read.
package protocol AnyIntentPrediction {
    /// Its predictions, in the author's order.
    var outlines: [PredictionOutline] { get }
}
