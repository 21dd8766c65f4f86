// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the word processor domain that an intent can follow.
    @_marker public protocol WordProcessorIntent: AssistantSchemas.Model {}
    /// The schemas of the word processor domain that an entity can follow.
    @_marker public protocol WordProcessorEntity: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.WordProcessorIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the word processor domain.
    public static var wordProcessor: some AssistantSchemas.WordProcessorIntent {
        AssistantSchemas.IntentSchema()
    }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WordProcessorIntent {
    /// The schema “add audio to page”.
    public var addAudioToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add image to page”.
    public var addImageToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add text box to page”.
    public var addTextBoxToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add video to page”.
    public var addVideoToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add web video to page”.
    public var addWebVideoToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create”.
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create page”.
    public var createPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open”.
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open page”.
    public var openPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.WordProcessorEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the word processor domain.
    public static var wordProcessor: some AssistantSchemas.WordProcessorEntity {
        AssistantSchemas.EntitySchema()
    }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WordProcessorEntity {
    /// The schema “document”.
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “page”.
    public var page: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “template”.
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}
