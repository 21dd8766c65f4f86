/// One intent, as data.
public struct IntentMetadata: Sendable, Codable, Hashable {
    /// What a run of the intent can give, known before it runs from the type of its result (INV-10).
    public struct Capabilities: Sendable, Codable, Hashable {
        public var value: ValueTypeMetadata?
        public var providesDialog: Bool
        public var showsSnippetView: Bool
        public var showsSnippetIntent: Bool
        public var opensIntent: Bool

        /// Creates capabilities.
        public init(
            value: ValueTypeMetadata? = nil, providesDialog: Bool = false,
            showsSnippetView: Bool = false, showsSnippetIntent: Bool = false,
            opensIntent: Bool = false
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
        case text(String)
        /// A parameter's value, by the parameter's name.
        case parameter(String)
    }

    /// What the intent is called in stored recipes and by surfaces; survives a restart.
    public var identifier: String
    public var title: String
    public var description: String?
    public var category: String?
    public var keywords: [String]
    /// Whether search and assistants may offer it.
    public var isDiscoverable: Bool
    /// Whether it is a snippet intent.
    public var isSnippet: Bool
    /// In declaration order.
    public var parameters: [ParameterMetadata]
    public var summary: [SummaryToken]
    public var capabilities: Capabilities

    /// Creates a description of an intent.
    public init(
        identifier: String, title: String, description: String? = nil, category: String? = nil,
        keywords: [String] = [], isDiscoverable: Bool = true, isSnippet: Bool = false,
        parameters: [ParameterMetadata] = [], summary: [SummaryToken] = [],
        capabilities: Capabilities = Capabilities()
    ) {
        self.identifier = identifier
        self.title = title
        self.description = description
        self.category = category
        self.keywords = keywords
        self.isDiscoverable = isDiscoverable
        self.isSnippet = isSnippet
        self.parameters = parameters
        self.summary = summary
        self.capabilities = capabilities
    }
}
