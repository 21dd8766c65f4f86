// Written by Scripts/schemas; don't edit.

extension AppSchema.MailEntity {
    public var account: some AppSchemaEntity { AppSchema._Name() }
    public var draft: some AppSchemaEntity { AppSchema._Name() }
    public var mailbox: some AppSchemaEntity { AppSchema._Name() }
    public var message: some AppSchemaEntity { AppSchema._Name() }
    public var thread: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.MailEnum {
    public var category: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.MailIntent {
    public var archiveMail: some AppSchemaIntent { AppSchema._Name() }
    public var createDraft: some AppSchemaIntent { AppSchema._Name() }
    public var deleteDraft: some AppSchemaIntent { AppSchema._Name() }
    public var deleteMail: some AppSchemaIntent { AppSchema._Name() }
    public var forwardMail: some AppSchemaIntent { AppSchema._Name() }
    public var openDraft: some AppSchemaIntent { AppSchema._Name() }
    public var openMessage: some AppSchemaIntent { AppSchema._Name() }
    public var replyMail: some AppSchemaIntent { AppSchema._Name() }
    public var saveDraft: some AppSchemaIntent { AppSchema._Name() }
    public var sendDraft: some AppSchemaIntent { AppSchema._Name() }
    public var updateDraft: some AppSchemaIntent { AppSchema._Name() }
    public var updateMail: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.MailEntity {
    public var account: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var draft: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var mailbox: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var message: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.MailIntent {
    public var archiveMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var forwardMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var replyMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var saveDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var sendDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
