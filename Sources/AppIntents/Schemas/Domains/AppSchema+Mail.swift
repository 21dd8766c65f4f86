// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the mail domain that an intent can follow.
    public protocol MailIntent {}
    /// The schemas of the mail domain that an entity can follow.
    public protocol MailEntity {}
    /// The schemas of the mail domain that an enumeration can follow.
    public protocol MailEnum {}
}

extension AppSchema._Name: AppSchema.MailIntent, AppSchema.MailEntity, AppSchema.MailEnum {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the mail domain.
    public static var mail: some AppSchema.MailIntent { AppSchema._Name() }
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

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the mail domain.
    public static var mail: some AppSchema.MailEntity { AppSchema._Name() }
}

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

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the mail domain.
    public static var mail: some AppSchema.MailEnum { AppSchema._Name() }
}

extension AppSchema.MailEnum {
    /// The schema “category”.
    public var category: some AppSchemaEnum { AppSchema._Name() }
}
