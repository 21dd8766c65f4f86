/// An entity type, as data.
public struct EntityMetadata: Sendable, Codable, Hashable {
    /// The name of the type in values and shapes; survives a restart.
    public var identifier: String
    /// The readable singular name of the type.
    public var name: String
    /// A query finds entities of the type by text.
    public var matchesText: Bool
    /// A query can list all entities of the type.
    public var isEnumerable: Bool
    /// The declarations of `@Property`, in the order of the source.
    public var properties: [Property]
    /// Entities of the type have addresses that a person can follow; `nil` if they don't.
    public var hasLink: Bool?
    /// Entities of the type are available as files; `nil` if they aren't.
    public var hasContents: Bool?
    /// Entities of the type know their owners; `nil` if they don't.
    public var hasOwnership: Bool?
    /// Apple's schema that the type follows; `nil` without one.
    public var schema: SchemaMetadata?

    /// One property of an entity.
    public struct Property: Sendable, Codable, Hashable {
        /// The name of the property in the source.
        public var name: String
        /// The label of the value: the author's, as soon as the system has seen an entity.
        public var title: String
        /// The shape of the value, without its optionality.
        public var shape: ValueShape

        /// Creates a description of a property.
        public init(name: String, title: String, shape: ValueShape) {
            self.name = name
            self.title = title
            self.shape = shape
        }
    }

    /// Creates a description of an entity type.
    public init(
        identifier: String, name: String, matchesText: Bool, isEnumerable: Bool,
        properties: [Property] = [], hasLink: Bool? = nil, hasContents: Bool? = nil,
        hasOwnership: Bool? = nil, schema: SchemaMetadata? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.matchesText = matchesText
        self.isEnumerable = isEnumerable
        self.properties = properties
        self.hasLink = hasLink
        self.hasContents = hasContents
        self.hasOwnership = hasOwnership
        self.schema = schema
    }
}

/// An enumeration, as data.
public struct EnumMetadata: Sendable, Codable, Hashable {
    /// One of its cases.
    public struct Case: Sendable, Codable, Hashable {
        /// The case's raw value, as text.
        public var rawValue: String
        /// The readable name of the case, in the requested language.
        public var title: String
        /// A second line under the title, if any.
        public var subtitle: String?

        /// Creates a description of a case.
        public init(rawValue: String, title: String, subtitle: String? = nil) {
            self.rawValue = rawValue
            self.title = title
            self.subtitle = subtitle
        }
    }

    /// The name of the type in values and shapes; survives a restart.
    public var identifier: String
    /// The readable name of the type, in the requested language.
    public var name: String
    /// The cases in declaration order.
    public var cases: [Case]
    /// Apple's schema that the type follows; `nil` without one.
    public var schema: SchemaMetadata?

    /// Creates a description of an enumeration.
    public init(
        identifier: String, name: String, cases: [Case], schema: SchemaMetadata? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.cases = cases
        self.schema = schema
    }
}

/// An App Shortcut, as data.
public struct ShortcutMetadata: Sendable, Codable, Hashable {
    /// The intent that it performs.
    public var intent: String
    /// The readable name of the shortcut, in the requested language.
    public var title: String
    /// The name of the shortcut's symbol, if it has one.
    public var systemImageName: String?
    /// Spoken phrases with the app's name filled in; parameters are written as `${name}`.
    public var phrases: [String]
    /// The shortcut gives the intent values that differ from its initial ones.
    public var hasValues: Bool

    /// Creates a description of an App Shortcut.
    public init(
        intent: String, title: String, systemImageName: String?, phrases: [String],
        hasValues: Bool = false
    ) {
        self.intent = intent
        self.title = title
        self.systemImageName = systemImageName
        self.phrases = phrases
        self.hasValues = hasValues
    }
}

/// Everything an app offers, as data.
public struct AppMetadata: Sendable, Codable, Hashable {
    /// The readable name of the app.
    public var name: String
    /// All intents, the hidden ones included.
    public var intents: [IntentMetadata]
    /// The entity types that the intents' parameters use.
    public var entities: [EntityMetadata]
    /// The enumerations that the intents' parameters use.
    public var enums: [EnumMetadata]
    /// The shortcuts in the order of the source.
    public var shortcuts: [ShortcutMetadata]

    /// Creates a description of an app.
    public init(
        name: String, intents: [IntentMetadata], entities: [EntityMetadata],
        enums: [EnumMetadata], shortcuts: [ShortcutMetadata]
    ) {
        self.name = name
        self.intents = intents
        self.entities = entities
        self.enums = enums
        self.shortcuts = shortcuts
    }
}
