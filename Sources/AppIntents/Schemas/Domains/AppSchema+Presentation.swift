// Written by Scripts/schemas; don't edit.

extension AppSchema.PresentationEntity {
    /// The schema “document”.
    public var document: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “slide”.
    public var slide: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “template”.
    public var template: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.PresentationIntent {
    /// The schema “add audio to slide”.
    public var addAudioToSlide: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add comment to slide”.
    public var addCommentToSlide: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add image to slide”.
    public var addImageToSlide: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add text box to slide”.
    public var addTextBoxToSlide: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add video to slide”.
    public var addVideoToSlide: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add web video to slide”.
    public var addWebVideoToSlide: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create”.
    public var create: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create slide”.
    public var createSlide: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete slide”.
    public var deleteSlide: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open”.
    public var open: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open slide”.
    public var openSlide: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “set slide title”.
    public var setSlideTitle: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “start playback”.
    public var startPlayback: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “stop playback”.
    public var stopPlayback: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update”.
    public var update: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PresentationEntity {
    /// The schema “document”.
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “slide”.
    public var slide: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “template”.
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PresentationIntent {
    /// The schema “add audio to slide”.
    public var addAudioToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add comment to slide”.
    public var addCommentToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add image to slide”.
    public var addImageToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add text box to slide”.
    public var addTextBoxToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add video to slide”.
    public var addVideoToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add web video to slide”.
    public var addWebVideoToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create”.
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create slide”.
    public var createSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete slide”.
    public var deleteSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open”.
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open slide”.
    public var openSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “set slide title”.
    public var setSlideTitle: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “start playback”.
    public var startPlayback: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “stop playback”.
    public var stopPlayback: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update”.
    public var update: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
