/// A sentence with parameters in it, as in `"Order \(\.$soup)"`.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation
where Intent: AppIntent {
    /// The pieces of the sentence in reading order.
    package let tokens: [SummarySentence.Token]

    /// Creates a sentence without parameters.
    public init(_ value: String) {
        self.tokens = [.text(value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self.tokens = stringInterpolation.tokens
    }
}

extension ParameterSummaryString {
    /// A collector of the pieces of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var tokens: [SummarySentence.Token] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            tokens.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            tokens.append(.text(literal))
        }

        /// Appends a parameter.
        ///
        /// - Parameter subject: The key path of the parameter, as in `\.$soup`.
        public mutating func appendInterpolation<ValueType, Subject>(_ subject: Subject)
        where
            ValueType: _IntentValue, ValueType: Sendable,
            Subject: KeyPath<Intent, IntentParameter<ValueType>>
        {
            tokens.append(.parameter(ParameterReference(subject)))
        }

        /// Appends a component of a union value.
        ///
        /// - Parameter component: The key path of the component, as in `\.$place.type`.
        public mutating func appendInterpolation<ValueType>(
            _ component: KeyPath<Intent, IntentParameter<ValueType>.AppUnionValueComponent>
        )
        where ValueType: _IntentValue, ValueType: Sendable, ValueType.ValueType: AppUnionValue {
            let name = Intent()[keyPath: component] == .type ? "type" : "value"
            tokens.append(.parameter(ParameterReference(component, component: name)))
        }
    }
}
