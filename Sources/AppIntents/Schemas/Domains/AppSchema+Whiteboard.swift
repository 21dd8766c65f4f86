// Written by Scripts/schemas; don't edit.

extension AppSchema.WhiteboardEntity {
    /// The schema “board”.
    public var board: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “item”.
    public var item: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.WhiteboardEnum {
    /// The schema “color”.
    public var color: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “item type”.
    public var itemType: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.WhiteboardIntent {
    /// The schema “create board”.
    public var createBoard: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create item”.
    public var createItem: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete board”.
    public var deleteBoard: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete item”.
    public var deleteItem: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open board”.
    public var openBoard: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update board”.
    public var updateBoard: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update item”.
    public var updateItem: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WhiteboardEntity {
    /// The schema “board”.
    public var board: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “item”.
    public var item: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WhiteboardEnum {
    /// The schema “color”.
    public var color: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “item type”.
    public var itemType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WhiteboardIntent {
    /// The schema “create board”.
    public var createBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create item”.
    public var createItem: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete board”.
    public var deleteBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete item”.
    public var deleteItem: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open board”.
    public var openBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update board”.
    public var updateBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update item”.
    public var updateItem: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
