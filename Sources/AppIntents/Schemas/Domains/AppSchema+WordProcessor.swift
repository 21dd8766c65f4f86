// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the word processor domain that an intent can follow.
    public protocol WordProcessorIntent {}
    /// The schemas of the word processor domain that an entity can follow.
    public protocol WordProcessorEntity {}
}

extension AppSchema._Name: AppSchema.WordProcessorIntent, AppSchema.WordProcessorEntity {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the word processor domain.
    public static var wordProcessor: some AppSchema.WordProcessorIntent { AppSchema._Name() }
}

extension AppSchema.WordProcessorIntent {
    /// The schema “add audio to page”.
    public var addAudioToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add image to page”.
    public var addImageToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add text box to page”.
    public var addTextBoxToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add video to page”.
    public var addVideoToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add web video to page”.
    public var addWebVideoToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create”.
    public var create: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create page”.
    public var createPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open”.
    public var open: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open page”.
    public var openPage: some AppSchemaIntent { AppSchema._Name() }
}

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the word processor domain.
    public static var wordProcessor: some AppSchema.WordProcessorEntity { AppSchema._Name() }
}

extension AppSchema.WordProcessorEntity {
    /// The schema “document”.
    public var document: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “page”.
    public var page: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “template”.
    public var template: some AppSchemaEntity { AppSchema._Name() }
}
