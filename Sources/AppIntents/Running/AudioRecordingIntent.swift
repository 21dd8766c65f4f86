/// An intent that starts, stops or changes a recording of sound.
///
/// Its run has no time limit and goes on when the person starts something else or leaves; it stands among
/// the running actions with a way to stop it.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}
