// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the journal domain that an intent can follow.
    @_marker public protocol JournalIntent: AssistantSchemas.Model {}
    /// The schemas of the journal domain that an entity can follow.
    @_marker public protocol JournalEntity: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.JournalIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the journal domain.
    public static var journal: some AssistantSchemas.JournalIntent {
        AssistantSchemas.IntentSchema()
    }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.JournalIntent {
    /// The schema “create audio entry”.
    public var createAudioEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create entry”.
    public var createEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete entry”.
    public var deleteEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “search”.
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update entry”.
    public var updateEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.JournalEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the journal domain.
    public static var journal: some AssistantSchemas.JournalEntity {
        AssistantSchemas.EntitySchema()
    }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.JournalEntity {
    /// The schema “entry”.
    public var entry: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}
