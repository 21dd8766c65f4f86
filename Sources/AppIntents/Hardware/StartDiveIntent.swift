/// An intent that starts following a dive.
///
/// The system performs it if the app declares that it can follow a dive, and refuses it otherwise.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}
