/// A request for suggestions while a person fills in a value.
package struct CompletionRequest: Sendable, Equatable {
    package enum Reference: Sendable, Equatable {
        case prompt(name: String)
        /// The address or template of resources.
        case resource(uri: String)
    }

    package var reference: Reference
    /// The argument or variable that is being filled in.
    package var argument: String
    /// The text that the person has typed so far.
    package var value: String
    /// The values of the other arguments, by name.
    package var others: [String: String]

    package init(
        reference: Reference, argument: String, value: String, others: [String: String] = [:]
    ) {
        self.reference = reference
        self.argument = argument
        self.value = value
        self.others = others
    }
}

/// Suggestions, best first.
///
/// The server sends the first hundred and states that there are more.
package struct Completion: Sendable, Equatable {
    package var values: [String]
    /// The total number, if it is known and larger than this list.
    package var total: Int?
    package var hasMore: Bool?

    package init(values: [String], total: Int? = nil, hasMore: Bool? = nil) {
        self.values = values
        self.total = total
        self.hasMore = hasMore
    }
}
