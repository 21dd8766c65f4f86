/// An intent that starts or stops transmitting what a person says.
///
/// The system performs it if the app declares that it can transmit, and refuses it otherwise.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}
