/// An intent that begins or ends to transmit what a person says.
///
/// It is performed where the app says that it can transmit, and refused elsewhere.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}
