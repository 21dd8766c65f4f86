// Written by Scripts/schemas; don't edit.

extension AppSchema.CameraEnum {
    /// The schema “capture device”.
    public var captureDevice: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “capture duration”.
    public var captureDuration: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “capture mode”.
    public var captureMode: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.CameraIntent {
    /// The schema “open in capture mode”.
    public var openInCaptureMode: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “set device”.
    public var setDevice: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “start capture”.
    public var startCapture: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “stop capture”.
    public var stopCapture: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “switch device”.
    public var switchDevice: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.CameraEnum {
    /// The schema “capture device”.
    public var captureDevice: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “capture duration”.
    public var captureDuration: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “capture mode”.
    public var captureMode: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.CameraIntent {
    /// The schema “open in capture mode”.
    public var openInCaptureMode: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “set device”.
    public var setDevice: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “start capture”.
    public var startCapture: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “stop capture”.
    public var stopCapture: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “switch device”.
    public var switchDevice: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
