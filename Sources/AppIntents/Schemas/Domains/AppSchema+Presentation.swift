// Written by Scripts/schemas; don't edit.

extension AppSchema.PresentationEntity {
    public var document: some AppSchemaEntity { AppSchema._Name() }
    public var slide: some AppSchemaEntity { AppSchema._Name() }
    public var template: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.PresentationIntent {
    public var addAudioToSlide: some AppSchemaIntent { AppSchema._Name() }
    public var addCommentToSlide: some AppSchemaIntent { AppSchema._Name() }
    public var addImageToSlide: some AppSchemaIntent { AppSchema._Name() }
    public var addTextBoxToSlide: some AppSchemaIntent { AppSchema._Name() }
    public var addVideoToSlide: some AppSchemaIntent { AppSchema._Name() }
    public var addWebVideoToSlide: some AppSchemaIntent { AppSchema._Name() }
    public var create: some AppSchemaIntent { AppSchema._Name() }
    public var createSlide: some AppSchemaIntent { AppSchema._Name() }
    public var deleteSlide: some AppSchemaIntent { AppSchema._Name() }
    public var open: some AppSchemaIntent { AppSchema._Name() }
    public var openSlide: some AppSchemaIntent { AppSchema._Name() }
    public var setSlideTitle: some AppSchemaIntent { AppSchema._Name() }
    public var startPlayback: some AppSchemaIntent { AppSchema._Name() }
    public var stopPlayback: some AppSchemaIntent { AppSchema._Name() }
    public var update: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PresentationEntity {
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var slide: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PresentationIntent {
    public var addAudioToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addCommentToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addImageToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addTextBoxToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addVideoToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addWebVideoToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var setSlideTitle: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var startPlayback: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var stopPlayback: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var update: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
