public import _Localization

/// A description of an intent, for the lists in which a person looks for it.
///
///     static let description = IntentDescription(
///         "Orders a soup from your favorite restaurant.",
///         categoryName: "Restaurants",
///         searchKeywords: ["food", "lunch"])
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// The sentence that says what the intent does.
    public var descriptionText: LocalizedStringResource

    /// The group under which lists show the intent.
    public var categoryName: LocalizedStringResource?

    /// Words that find the intent in a search although they are not in its title.
    public var searchKeywords: [LocalizedStringResource]

    /// The name of the value that the intent returns.
    public var resultValueName: LocalizedStringResource?

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    /// Creates a description from a literal sentence.
    ///
    /// - Parameter value: The sentence, which is also the key of its translation.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
