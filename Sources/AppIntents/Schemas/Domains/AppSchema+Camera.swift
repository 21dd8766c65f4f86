// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the camera domain that an intent can follow.
    public protocol CameraIntent {}
    /// The schemas of the camera domain that an enumeration can follow.
    public protocol CameraEnum {}
}

extension AppSchema._Name: AppSchema.CameraIntent, AppSchema.CameraEnum {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the camera domain.
    public static var camera: some AppSchema.CameraIntent { AppSchema._Name() }
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

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the camera domain.
    public static var camera: some AppSchema.CameraEnum { AppSchema._Name() }
}

extension AppSchema.CameraEnum {
    /// The schema “capture device”.
    public var captureDevice: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “capture duration”.
    public var captureDuration: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “capture mode”.
    public var captureMode: some AppSchemaEnum { AppSchema._Name() }
}
