// Written by Scripts/schemas; don't edit.

extension AppSchema.MessagesEntity {
    public var conversation: some AppSchemaEntity { AppSchema._Name() }
    public var customAttachment: some AppSchemaEntity { AppSchema._Name() }
    public var message: some AppSchemaEntity { AppSchema._Name() }
    public var messagePerson: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.MessagesEnum {
    public var conversationAttribute: some AppSchemaEnum { AppSchema._Name() }
    public var customReaction: some AppSchemaEnum { AppSchema._Name() }
    public var messageAttribute: some AppSchemaEnum { AppSchema._Name() }
    public var messageEffect: some AppSchemaEnum { AppSchema._Name() }
    public var messageType: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.MessagesIntent {
    public var draftMessage: some AppSchemaIntent { AppSchema._Name() }
    public var editSentMessage: some AppSchemaIntent { AppSchema._Name() }
    public var sendMessage: some AppSchemaIntent { AppSchema._Name() }
    public var setMessageReadStatus: some AppSchemaIntent { AppSchema._Name() }
    public var unsendMessage: some AppSchemaIntent { AppSchema._Name() }
}
