// Written by Scripts/schemas; don't edit.

extension AppSchema.MessagesEntity {
    /// The schema “conversation”.
    public var conversation: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “custom attachment”.
    public var customAttachment: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “message”.
    public var message: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “message person”.
    public var messagePerson: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.MessagesEnum {
    /// The schema “conversation attribute”.
    public var conversationAttribute: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “custom reaction”.
    public var customReaction: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “message attribute”.
    public var messageAttribute: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “message effect”.
    public var messageEffect: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “message type”.
    public var messageType: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.MessagesIntent {
    /// The schema “draft message”.
    public var draftMessage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “edit sent message”.
    public var editSentMessage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “send message”.
    public var sendMessage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “set message read status”.
    public var setMessageReadStatus: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “unsend message”.
    public var unsendMessage: some AppSchemaIntent { AppSchema._Name() }
}
