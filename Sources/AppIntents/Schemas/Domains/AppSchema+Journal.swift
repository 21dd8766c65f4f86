// Written by Scripts/schemas; don't edit.

extension AppSchema.JournalEntity {
    public var entry: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.JournalIntent {
    public var createAudioEntry: some AppSchemaIntent { AppSchema._Name() }
    public var createEntry: some AppSchemaIntent { AppSchema._Name() }
    public var deleteEntry: some AppSchemaIntent { AppSchema._Name() }
    public var search: some AppSchemaIntent { AppSchema._Name() }
    public var updateEntry: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.JournalEntity {
    public var entry: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.JournalIntent {
    public var createAudioEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
