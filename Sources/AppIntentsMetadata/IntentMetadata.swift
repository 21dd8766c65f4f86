/// One intent, as data.
public struct IntentMetadata: Sendable, Codable, Hashable {
    /// What a run of the intent can give, known before it runs from the type of its result
    /// (INV-10).
    public struct Capabilities: Sendable, Codable, Hashable {
        /// The shape of the value that a run returns; `nil` if it returns none.
        public var value: ValueShape?
        /// Whether a run says something.
        public var providesDialog: Bool
        /// Whether a run shows a view that stays as it is.
        public var showsSnippetView: Bool
        /// Whether a run shows a snippet that is drawn again when it may have changed.
        public var showsSnippetIntent: Bool
        /// Whether a run continues with another intent; `nil` where only a run can tell.
        ///
        /// `result(opensIntent:)` gives a result whose type hides the other intent, and looks like
        /// that of a result without one.
        public var opensIntent: Bool?

        /// Creates capabilities.
        public init(
            value: ValueShape? = nil, providesDialog: Bool = false,
            showsSnippetView: Bool = false, showsSnippetIntent: Bool = false,
            opensIntent: Bool? = nil
        ) {
            self.value = value
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

    /// What the intent is called in stored recipes and by surfaces; survives a restart.
    public var identifier: String
    /// What people call the intent, in the language asked for.
    public var title: String
    /// What the intent does, if its author says so.
    public var description: String?
    /// The group under which the intent is listed, if its author names one.
    public var category: String?
    /// Further words by which search finds the intent.
    public var keywords: [String]
    /// Whether search and assistants may offer it.
    public var isDiscoverable: Bool
    /// The kinds to which the intent belongs.
    public var traits: IntentTraits
    /// In declaration order.
    public var parameters: [ParameterMetadata]
    /// The sentence that sums the intent up; empty to show the title.
    public var summary: [SummaryToken]
    /// What a run of the intent can give.
    public var capabilities: Capabilities

    /// Creates a description of an intent.
    public init(
        identifier: String, title: String, description: String? = nil, category: String? = nil,
        keywords: [String] = [], isDiscoverable: Bool = true,
        traits: IntentTraits = IntentTraits(),
        parameters: [ParameterMetadata] = [], summary: [SummaryToken] = [],
        capabilities: Capabilities = Capabilities()
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
    }
}
