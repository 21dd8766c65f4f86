// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the whiteboard domain that an intent can follow.
    @_marker public protocol WhiteboardIntent: AssistantSchemas.Model {}
    /// The schemas of the whiteboard domain that an entity can follow.
    @_marker public protocol WhiteboardEntity: AssistantSchemas.Model {}
    /// The schemas of the whiteboard domain that an enumeration can follow.
    @_marker public protocol WhiteboardEnum: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.WhiteboardIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AssistantSchemas.WhiteboardIntent {
        AssistantSchemas.IntentSchema()
    }
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

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.WhiteboardEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AssistantSchemas.WhiteboardEntity {
        AssistantSchemas.EntitySchema()
    }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WhiteboardEntity {
    /// The schema “board”.
    public var board: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “item”.
    public var item: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EnumSchema: AssistantSchemas.WhiteboardEnum {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Enum where Self == AssistantSchemas.EnumSchema {
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AssistantSchemas.WhiteboardEnum {
        AssistantSchemas.EnumSchema()
    }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WhiteboardEnum {
    /// The schema “color”.
    public var color: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “item type”.
    public var itemType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}
