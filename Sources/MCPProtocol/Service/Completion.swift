/// A wish for suggestions while a person fills something in.
package struct CompletionRequest: Sendable, Equatable {
    package enum Reference: Sendable, Equatable {
        case prompt(name: String)
        /// The address or template of resources.
        case resource(uri: String)
    }

    package var reference: Reference
    /// The argument or variable that is being filled in.
    package var argument: String
    /// The beginning that the person has typed.
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
/// The server sends the first hundred and says that there are more.
package struct Completion: Sendable, Equatable {
    package var values: [String]
    /// How many there are, where that is known and more than these.
    package var total: Int?
    package var hasMore: Bool?

    package init(values: [String], total: Int? = nil, hasMore: Bool? = nil) {
        self.values = values
        self.total = total
        self.hasMore = hasMore
    }
}
