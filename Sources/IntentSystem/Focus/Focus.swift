public import AppIntentsMetadata

/// A focus that a person named: what they want the app to be like for a while.
public struct Focus: Sendable, Hashable, Codable, Identifiable {
    /// The values that a person gave to an intent that fits the app to the focus.
    public struct Filter: Sendable, Hashable, Codable {
        /// The identifier of the intent.
        public var intent: String
        /// The values of its parameters by name; the others have their defaults.
        public var values: [String: ParameterValue]

        /// Creates a filter.
        public init(intent: String, values: [String: ParameterValue] = [:]) {
            self.intent = intent
            self.values = values
        }
    }

    /// A name for programs, which no other focus has or had.
    public let id: String
    /// The name that the person gave it.
    public var name: String
    /// One for each intent at most, in the order in which they were added.
    public var filters: [Filter] = []

    /// The filter of an intent, if it has one.
    public func filter(of intent: String) -> Filter? { filters.first { $0.intent == intent } }
}
