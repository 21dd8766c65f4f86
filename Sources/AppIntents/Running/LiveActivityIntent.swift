/// An intent that starts, pauses or changes something that goes on, such as a timer.
///
/// On Apple's systems it shows through ActivityKit, which is absent here. Its run has no time limit and
/// goes on when the person starts something else or leaves; it stands among the running actions with its
/// progress and a way to stop it.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts something that goes on, by its older name.
@available(*, deprecated, renamed: "LiveActivityIntent")
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}
