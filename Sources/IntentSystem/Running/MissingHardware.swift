package import AppIntentsMetadata
import _Localization

/// The error of an intent that needs hardware which the app can't use here.
package struct MissingHardware: Error, Hashable {
    package let hardware: IntentHardware

    /// The name of the hardware in a sentence.
    var name: LocalizedStringResource {
        switch hardware {
        case .camera: .init(system: "a camera")
        case .workout: .init(system: "sensors that follow a workout")
        case .dive: .init(system: "sensors that follow a dive")
        case .pushToTalk: .init(system: "a channel to talk through")
        }
    }
}
