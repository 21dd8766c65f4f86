/// One or several predictions of an intent.
///
/// `IntentPrediction` is one; the builder of `PredictableIntent` joins several into one.
public protocol IntentPredictionConfiguration<Intent> {
    /// The intent that is predicted.
    associatedtype Intent: AppIntent
}

/// Several predictions of one intent, as the builder joins them.
public struct TupleIntentPrediction<Intent, T>: IntentPredictionConfiguration
where Intent: AppIntent {
    package let outlines: [PredictionOutline]

    init(_ outlines: [PredictionOutline]) {
        self.outlines = outlines
    }
}

/// A builder that joins the predictions of an intent, in the author's order.
@resultBuilder
public enum IntentPredictionsBuilder<Intent> where Intent: AppIntent {
    /// Returns a prediction of the intent.
    public static func buildExpression<A0>(_ expression: A0) -> A0
    where Intent == A0.Intent, A0: IntentPredictionConfiguration { expression }

    /// Returns the only prediction.
    public static func buildBlock<A0>(_ block: A0) -> A0
    where Intent == A0.Intent, A0: IntentPredictionConfiguration { block }

    /// Joins two predictions or more.
    ///
    /// Apple declares one function for each number up to 15; this one takes any number.
    public static func buildBlock<A0, A1, each A>(
        _ a0: A0, _ a1: A1, _ more: repeat each A
    ) -> TupleIntentPrediction<A0.Intent, (A0, A1, repeat each A)>
    where
        Intent == A0.Intent, A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration,
        A0.Intent == A1.Intent, repeat each A: IntentPredictionConfiguration
    {
        var outlines: [PredictionOutline] = []
        func add(_ configuration: some IntentPredictionConfiguration) {
            outlines += (configuration as? any AnyIntentPrediction)?.outlines ?? []
        }
        add(a0)
        add(a1)
        repeat add(each more)
        return TupleIntentPrediction(outlines)
    }
}

extension TupleIntentPrediction: AnyIntentPrediction {}
