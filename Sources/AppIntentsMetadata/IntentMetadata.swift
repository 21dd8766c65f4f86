/// One intent, as data.
public struct IntentMetadata: Sendable, Codable, Hashable {
    /// The parts that the result of a run can have, known before the run from the result's type
    /// (INV-10).
    public struct Capabilities: Sendable, Codable, Hashable {
        /// The shape of the value that a run returns; `nil` if it returns none.
        public var value: ValueShape?
        /// The author's name for the value; `nil` without one.
        public var valueName: String?
        /// The result has a dialog.
        public var providesDialog: Bool
        /// The result shows a view that stays as it is.
        public var showsSnippetView: Bool
        /// The result shows a snippet, which is drawn again when it may have changed.
        public var showsSnippetIntent: Bool
        /// The result continues with another intent; `nil` where only a run can tell.
        ///
        /// `result(opensIntent:)` gives a result whose type hides the other intent, and looks like
        /// that of a result without one.
        public var opensIntent: Bool?

        /// Creates capabilities.
        public init(
            value: ValueShape? = nil, valueName: String? = nil, providesDialog: Bool = false,
            showsSnippetView: Bool = false, showsSnippetIntent: Bool = false,
            opensIntent: Bool? = nil
        ) {
            self.value = value
            self.valueName = valueName
            self.providesDialog = providesDialog
            self.showsSnippetView = showsSnippetView
            self.showsSnippetIntent = showsSnippetIntent
            self.opensIntent = opensIntent
        }
    }

    /// A piece of the sentence that sums the intent up.
    public enum SummaryToken: Sendable, Codable, Hashable {
        /// Words between the parameters, in the language asked for.
        case text(String)
        /// A parameter's value, by the parameter's name.
        case parameter(String)
    }

    /// The reason not to begin to use the intent any more.
    public struct Deprecation: Sendable, Codable, Hashable {
        /// The author's words, in the language asked for.
        public var message: String?
        /// The identifier of the intent that takes its place.
        public var replacement: String?
        /// The name that people call that intent by.
        public var replacementTitle: String?

        /// Creates a deprecation.
        public init(
            message: String? = nil, replacement: String? = nil, replacementTitle: String? = nil
        ) {
            self.message = message
            self.replacement = replacement
            self.replacementTitle = replacementTitle
        }
    }

    /// The name of the intent in stored recipes and for surfaces; survives a restart.
    public var identifier: String
    /// The name that people call the intent by, in the language asked for.
    public var title: String
    /// The author's description of the intent, if there is one.
    public var description: String?
    /// The group under which the intent is listed, if its author names one.
    public var category: String?
    /// Further words by which search finds the intent.
    public var keywords: [String]
    /// Search and assistants may offer the intent.
    public var isDiscoverable: Bool
    /// The kinds to which the intent belongs.
    public var traits: IntentTraits
    /// In declaration order.
    public var parameters: [ParameterMetadata]
    /// The sentence that sums the intent up; empty to show the title.
    public var summary: [SummaryToken]
    /// The parts that the result of a run can have.
    public var capabilities: Capabilities
    /// Why the intent is deprecated; `nil` if it isn't.
    public var deprecation: Deprecation?
    /// The schema of Apple's that the intent follows; `nil` without one.
    public var schema: SchemaMetadata?
    /// Only assistants are offered the intent, not people.
    public var isAssistantOnly: Bool

    /// Creates a description of an intent.
    public init(
        identifier: String, title: String, description: String? = nil, category: String? = nil,
        keywords: [String] = [], isDiscoverable: Bool = true,
        traits: IntentTraits = IntentTraits(),
        parameters: [ParameterMetadata] = [], summary: [SummaryToken] = [],
        capabilities: Capabilities = Capabilities(), deprecation: Deprecation? = nil,
        schema: SchemaMetadata? = nil, isAssistantOnly: Bool = false
    ) {
        self.identifier = identifier
        self.title = title
        self.description = description
        self.category = category
        self.keywords = keywords
        self.isDiscoverable = isDiscoverable
        self.traits = traits
        self.parameters = parameters
        self.summary = summary
        self.capabilities = capabilities
        self.deprecation = deprecation
        self.schema = schema
        self.isAssistantOnly = isAssistantOnly
    }
}
