// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the assistant domain that an intent can follow.
    public protocol AssistantIntent {}
}

extension AppSchema._Name: AppSchema.AssistantIntent {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the assistant domain.
    public static var assistant: some AppSchema.AssistantIntent { AppSchema._Name() }
}

extension AppSchema.AssistantIntent {
    /// The schema “activate”.
    public var activate: some AppSchemaIntent { AppSchema._Name() }
}
