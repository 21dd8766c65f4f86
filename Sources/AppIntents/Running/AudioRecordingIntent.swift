/// An intent that starts, stops or changes a recording of sound.
///
/// Its run has no time limit and continues when the person starts something else or leaves; it
/// appears among the running actions with a way to stop it.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}
