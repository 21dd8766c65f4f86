/// An intent that the system may suggest, with the values that the person used before.
///
///     struct OrderSoup: AppIntent, PredictableIntent {
///         @Parameter(title: "Soup") var soup: Soup
///
///         static var predictionConfiguration: some IntentPredictionConfiguration {
///             IntentPrediction(parameters: \.$soup) { soup in
///                 DisplayRepresentation(title: "Order \(soup.name)")
///             }
///         }
///     }
///
/// Apple's page on `PredictableIntent` says that the system learns from donations and past runs.
/// Here it learns from the app's donations and from the runs that the person started; it suggests
/// the most frequent and most recent values first (Decisions/0042).
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
    /// The type of the predictions; Swift infers it.
    associatedtype Prediction: IntentPredictionConfiguration

    /// The combinations of parameters to suggest, with the representation of each suggestion.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

extension PredictableIntent {
    /// The predictions without their types, in the author's order.
    package static var predictionOutlines: [PredictionOutline] {
        (predictionConfiguration as? any AnyIntentPrediction)?.outlines ?? []
    }
}
