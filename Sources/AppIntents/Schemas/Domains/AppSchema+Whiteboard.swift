// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the whiteboard domain that an intent can follow.
    public protocol WhiteboardIntent {}
    /// The schemas of the whiteboard domain that an entity can follow.
    public protocol WhiteboardEntity {}
    /// The schemas of the whiteboard domain that an enumeration can follow.
    public protocol WhiteboardEnum {}
}

extension AppSchema._Name: AppSchema.WhiteboardIntent, AppSchema.WhiteboardEntity, AppSchema
        .WhiteboardEnum
{}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AppSchema.WhiteboardIntent { AppSchema._Name() }
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

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AppSchema.WhiteboardEntity { AppSchema._Name() }
}

extension AppSchema.WhiteboardEntity {
    /// The schema “board”.
    public var board: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “item”.
    public var item: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AppSchema.WhiteboardEnum { AppSchema._Name() }
}

extension AppSchema.WhiteboardEnum {
    /// The schema “color”.
    public var color: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “item type”.
    public var itemType: some AppSchemaEnum { AppSchema._Name() }
}
