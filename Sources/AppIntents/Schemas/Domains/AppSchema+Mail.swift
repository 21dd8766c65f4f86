// Written by Scripts/schemas; don't edit.

extension AppSchema.MailEntity {
    /// The schema “account”.
    public var account: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “draft”.
    public var draft: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “mailbox”.
    public var mailbox: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “message”.
    public var message: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “thread”.
    public var thread: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.MailEnum {
    /// The schema “category”.
    public var category: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.MailIntent {
    /// The schema “archive mail”.
    public var archiveMail: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create draft”.
    public var createDraft: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete draft”.
    public var deleteDraft: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete mail”.
    public var deleteMail: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “forward mail”.
    public var forwardMail: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open draft”.
    public var openDraft: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open message”.
    public var openMessage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “reply mail”.
    public var replyMail: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “save draft”.
    public var saveDraft: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “send draft”.
    public var sendDraft: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update draft”.
    public var updateDraft: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update mail”.
    public var updateMail: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.MailEntity {
    /// The schema “account”.
    public var account: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “draft”.
    public var draft: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “mailbox”.
    public var mailbox: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “message”.
    public var message: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.MailIntent {
    /// The schema “archive mail”.
    public var archiveMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create draft”.
    public var createDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete draft”.
    public var deleteDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete mail”.
    public var deleteMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “forward mail”.
    public var forwardMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “reply mail”.
    public var replyMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “save draft”.
    public var saveDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “send draft”.
    public var sendDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update draft”.
    public var updateDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update mail”.
    public var updateMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
