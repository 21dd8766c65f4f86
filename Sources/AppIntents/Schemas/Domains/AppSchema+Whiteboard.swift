// Written by Scripts/schemas; don't edit.

extension AppSchema.WhiteboardEntity {
    public var board: some AppSchemaEntity { AppSchema._Name() }
    public var item: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.WhiteboardEnum {
    public var color: some AppSchemaEnum { AppSchema._Name() }
    public var itemType: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.WhiteboardIntent {
    public var createBoard: some AppSchemaIntent { AppSchema._Name() }
    public var createItem: some AppSchemaIntent { AppSchema._Name() }
    public var deleteBoard: some AppSchemaIntent { AppSchema._Name() }
    public var deleteItem: some AppSchemaIntent { AppSchema._Name() }
    public var openBoard: some AppSchemaIntent { AppSchema._Name() }
    public var updateBoard: some AppSchemaIntent { AppSchema._Name() }
    public var updateItem: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WhiteboardEntity {
    public var board: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var item: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WhiteboardEnum {
    public var color: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var itemType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WhiteboardIntent {
    public var createBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createItem: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteItem: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateItem: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
