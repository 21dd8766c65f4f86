/// An intent that plays, pauses or changes sound.
///
/// Apple's page says that the app plays in the background. Here the run has no time limit and
/// continues when the person starts something else or leaves: `perform()` may last as long as the
/// sound. The run appears among the running actions with a way to stop it.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that plays sound, by its older name.
@available(*, deprecated, renamed: "AudioPlaybackIntent")
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: SystemIntent {}
