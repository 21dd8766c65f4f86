package import AppIntentsMetadata
import _Localization

/// An intent was to be performed that needs what the app can't use here.
package struct MissingHardware: Error, Hashable {
    package let hardware: IntentHardware

    /// The thing by its name in a sentence.
    var name: LocalizedStringResource {
        switch hardware {
        case .camera: .init(system: "a camera")
        case .workout: .init(system: "sensors that follow a workout")
        case .dive: .init(system: "sensors that follow a dive")
        case .pushToTalk: .init(system: "a channel to talk through")
        }
    }
}
