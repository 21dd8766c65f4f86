// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the presentation domain that an intent can follow.
    @_marker public protocol PresentationIntent: AssistantSchemas.Model {}
    /// The schemas of the presentation domain that an entity can follow.
    @_marker public protocol PresentationEntity: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.PresentationIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the presentation domain.
    public static var presentation: some AssistantSchemas.PresentationIntent {
        AssistantSchemas.IntentSchema()
    }
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

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.PresentationEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the presentation domain.
    public static var presentation: some AssistantSchemas.PresentationEntity {
        AssistantSchemas.EntitySchema()
    }
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
