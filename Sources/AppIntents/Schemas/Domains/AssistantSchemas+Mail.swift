// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the mail domain that an intent can follow.
    @_marker public protocol MailIntent: AssistantSchemas.Model {}
    /// The schemas of the mail domain that an entity can follow.
    @_marker public protocol MailEntity: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.MailIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the mail domain.
    public static var mail: some AssistantSchemas.MailIntent { AssistantSchemas.IntentSchema() }
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

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.MailEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the mail domain.
    public static var mail: some AssistantSchemas.MailEntity { AssistantSchemas.EntitySchema() }
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
