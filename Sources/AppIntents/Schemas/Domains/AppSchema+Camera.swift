// Written by Scripts/schemas; don't edit.

extension AppSchema.CameraEnum {
    public var captureDevice: some AppSchemaEnum { AppSchema._Name() }
    public var captureDuration: some AppSchemaEnum { AppSchema._Name() }
    public var captureMode: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.CameraIntent {
    public var openInCaptureMode: some AppSchemaIntent { AppSchema._Name() }
    public var setDevice: some AppSchemaIntent { AppSchema._Name() }
    public var startCapture: some AppSchemaIntent { AppSchema._Name() }
    public var stopCapture: some AppSchemaIntent { AppSchema._Name() }
    public var switchDevice: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.CameraEnum {
    public var captureDevice: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var captureDuration: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var captureMode: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.CameraIntent {
    public var openInCaptureMode: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var setDevice: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var startCapture: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var stopCapture: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var switchDevice: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
