import _Localization

// Every text that the framework itself shows for an error, in the system’s languages. Unspecified by Apple.
extension AppIntentError.Kind {
    var text: LocalizedStringResource {
        switch self {
        case .restartPerform: .init(system: "The action starts again.")
        case .needsValue(_, let dialog):
            dialog?.full ?? .init(system: "The action needs one more value.")
        case .needsDisambiguation(_, _, let dialog):
            dialog?.full ?? .init(system: "The action needs to know which one is meant.")
        case .needsToContinueInForeground(let dialog, _, _):
            dialog?.full ?? .init(system: "The action continues in the app.")
        case .predefined(let error): error.text
        case .described: .init(system: "The action didn’t succeed.")
        }
    }
}

extension AppIntentError.Predefined {
    var text: LocalizedStringResource {
        switch self {
        case .bluetoothPermission: .init(system: "The app needs permission to use Bluetooth.")
        case .contactsPermission: .init(system: "The app needs permission to see your contacts.")
        case .localNetworkPermission:
            .init(system: "The app needs permission to use the local network.")
        case .locationPermission(precise: true):
            .init(system: "The app needs permission to know your precise location.")
        case .locationPermission(precise: false):
            .init(system: "The app needs permission to know your location.")
        case .photosPermission: .init(system: "The app needs permission to see your photos.")
        case .siriPermission: .init(system: "The app needs permission to be used by voice.")
        case .accountSetup: .init(system: "Set up an account in the app first.")
        case .confirmation: .init(system: "Confirm this in the app first.")
        case .signin: .init(system: "Sign in to the app first.")
        case .entityNotFound: .init(system: "This item no longer exists.")
        case .featureCurrentlyRestricted: .init(system: "This isn’t available at the moment.")
        case .networkFailure: .init(system: "The network can’t be reached.")
        case .notAllowed: .init(system: "This isn’t allowed.")
        case .partialFailure: .init(system: "Only a part of this succeeded.")
        case .unknown: .init(system: "Something went wrong.")
        case .unsupportedOnDevice: .init(system: "This device can’t do that.")
        }
    }
}
