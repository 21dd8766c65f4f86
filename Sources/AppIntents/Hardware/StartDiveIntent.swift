/// An intent that starts following a dive.
///
/// It is performed where the app says that it can follow a dive, and refused elsewhere.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}
