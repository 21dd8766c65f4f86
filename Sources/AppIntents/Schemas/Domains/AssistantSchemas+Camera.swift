// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the camera domain that an intent can follow.
    @_marker public protocol CameraIntent: AssistantSchemas.Model {}
    /// The schemas of the camera domain that an enumeration can follow.
    @_marker public protocol CameraEnum: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.CameraIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the camera domain.
    public static var camera: some AssistantSchemas.CameraIntent { AssistantSchemas.IntentSchema() }
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

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EnumSchema: AssistantSchemas.CameraEnum {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Enum where Self == AssistantSchemas.EnumSchema {
    /// The schemas of the camera domain.
    public static var camera: some AssistantSchemas.CameraEnum { AssistantSchemas.EnumSchema() }
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
