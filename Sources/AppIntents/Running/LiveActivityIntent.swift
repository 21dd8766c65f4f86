/// An intent that starts, pauses or changes an ongoing activity, such as a timer.
///
/// On Apple's systems it shows through ActivityKit, which is absent here. Its run has no time limit
/// and continues when the person starts something else or leaves; it appears among the running
/// actions with its progress and a way to stop it.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts an ongoing activity, by its older name.
@available(*, deprecated, renamed: "LiveActivityIntent")
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}
