// Written by Scripts/schemas; don't edit.

extension AppSchema.JournalEntity {
    /// The schema “entry”.
    public var entry: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.JournalIntent {
    /// The schema “create audio entry”.
    public var createAudioEntry: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create entry”.
    public var createEntry: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete entry”.
    public var deleteEntry: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search”.
    public var search: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update entry”.
    public var updateEntry: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.JournalEntity {
    /// The schema “entry”.
    public var entry: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
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
