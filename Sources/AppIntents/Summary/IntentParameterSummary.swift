/// A sentence with parameters in it, and parameters shown below it; `table` is the table with the
/// translations of the sentence.
///
///     Summary("Order \(\.$soup)") {
///         \.$quantity
///     }
public struct IntentParameterSummary<Intent>: ParameterSummary where Intent: AppIntent {
    // Stored without the type of the intent; to read it, the runtime would have to create that
    // type's generic types.
    let sentence: SummarySentence

    public init() {
        sentence = SummarySentence(tokens: [], table: nil, additional: [])
    }

    /// Creates a summary that lists parameters below the title of the intent.
    public init(
        @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        self.init(string: nil, table: nil, additionalKeyPaths: additionalParameterKeyPaths())
    }

    /// Creates a summary from a sentence.
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
        self.init(string: string, table: table, additionalKeyPaths: [])
    }

    /// Creates a summary from a sentence with parameters below it.
    public init(
        _ string: ParameterSummaryString<Intent>,
        table: String? = nil,
        @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        self.init(
            string: string, table: table, additionalKeyPaths: additionalParameterKeyPaths())
    }

    private init(
        string: ParameterSummaryString<Intent>?, table: String?,
        additionalKeyPaths: [PartialKeyPath<Intent>]
    ) {
        sentence = SummarySentence(
            tokens: string?.tokens ?? [], table: table,
            additional: additionalKeyPaths.map(ParameterReference.init))
    }
}

extension IntentParameterSummary: OutlinedParameterSummary {
    package var summaryOutline: SummaryOutline { .sentence(sentence) }
}

extension IntentParameterSummary {
    /// A builder that collects the parameters listed below a sentence.
    @resultBuilder
    public enum ParameterKeyPathsBuilder {
        /// Names the intent as the root, so that an author can write `\.$quantity` alone.
        public static func buildExpression<ValueType>(
            _ expression: KeyPath<Intent, IntentParameter<ValueType>>
        ) -> PartialKeyPath<Intent> where ValueType: _IntentValue, ValueType: Sendable {
            expression
        }

        /// Collects the parameters in their order.
        public static func buildBlock(
            _ blocks: PartialKeyPath<Intent>...
        ) -> [PartialKeyPath<Intent>] {
            blocks
        }
    }
}
