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
        /// The result shows a static view.
        public var showsSnippetView: Bool
        /// The result shows a snippet that is rendered again when it may have changed.
        public var showsSnippetIntent: Bool
        /// The result continues with another intent; `nil` if only a run can tell.
        ///
        /// `result(opensIntent:)` returns a result whose type hides the other intent, and looks
        /// like that of a result without one.
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

    /// A piece of the sentence that summarizes the intent.
    public enum SummaryToken: Sendable, Codable, Hashable {
        /// Text between the parameters, in the requested language.
        case text(String)
        /// A parameter's value, by the parameter's name.
        case parameter(String)
    }

    /// The reason to stop using the intent.
    public struct Deprecation: Sendable, Codable, Hashable {
        /// The author's text, in the requested language.
        public var message: String?
        /// The identifier of the intent that replaces it.
        public var replacement: String?
        /// The readable name of that intent.
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
    /// The readable name of the intent, in the requested language.
    public var title: String
    /// The author's description of the intent, if there is one.
    public var description: String?
    /// The group under which the intent is listed, if its author names one.
    public var category: String?
    /// Additional words by which search finds the intent.
    public var keywords: [String]
    /// Search and assistants may offer the intent.
    public var isDiscoverable: Bool
    /// The kinds to which the intent belongs.
    public var traits: IntentTraits
    /// The parameters in declaration order.
    public var parameters: [ParameterMetadata]
    /// The sentence that summarizes the intent; empty to show the title.
    public var summary: [SummaryToken]
    /// The parts that the result of a run can have.
    public var capabilities: Capabilities
    /// The intent's deprecation; `nil` if it isn't deprecated.
    public var deprecation: Deprecation?
    /// Apple's schema that the intent follows; `nil` without one.
    public var schema: SchemaMetadata?
    /// The system offers the intent only to assistants, not to people.
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

extension IntentMetadata {
    /// Returns the sentence of the summary; `nil` if there is none.
    ///
    /// A switch whose values have words is read as its default; `mark` makes a placeholder of the
    /// title of any other parameter.
    package func sentence(_ mark: (String) -> String = { $0 }) -> String? {
        let text = summary.map { token in
            switch token {
            case .text(let text): return text
            case .parameter(let name):
                let parameter = parameters.first { $0.name == name }
                return parameter.flatMap { $0.switchWord(for: $0.defaultValue) }
                    ?? mark(parameter?.title ?? name)
            }
        }.joined()
        return text.isEmpty ? nil : text
    }
}
