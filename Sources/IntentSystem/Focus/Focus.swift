public import AppIntentsMetadata

/// A focus that a person named: a mode of the app for a while.
public struct Focus: Sendable, Hashable, Codable, Identifiable {
    /// The values that a person gave to a focus filter's intent.
    public struct Filter: Sendable, Hashable, Codable {
        /// The identifier of the intent.
        public var intent: String
        /// The values of its parameters by name; the others keep their defaults.
        public var values: [String: ParameterValue]

        /// Creates a filter.
        public init(intent: String, values: [String: ParameterValue] = [:]) {
            self.intent = intent
            self.values = values
        }
    }

    /// The identifier, which no other focus has or had.
    public let id: String
    /// The name that the person gave it.
    public var name: String
    /// The filters, one for each intent at most, in the order in which they were added.
    public var filters: [Filter] = []

    /// Returns the filter of an intent, if it has one.
    public func filter(of intent: String) -> Filter? { filters.first { $0.intent == intent } }
}
