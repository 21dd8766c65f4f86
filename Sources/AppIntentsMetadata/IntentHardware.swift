/// A piece of hardware that the intents of one family need.
public enum IntentHardware: String, Sendable, Codable, Hashable, CaseIterable {
    /// A camera that takes pictures: a `CameraCaptureIntent`.
    case camera
    /// Sensors that follow a workout: a `StartWorkoutIntent`, `PauseWorkoutIntent` or
    /// `ResumeWorkoutIntent`.
    case workout
    /// Sensors that follow a dive: a `StartDiveIntent`.
    case dive
    /// A channel that transmits what a person says: a `PushToTalkTransmissionIntent`.
    case pushToTalk
}
