import _Localization

// Every text that the framework itself shows for an error. Unspecified by Apple.
extension AppIntentError.Kind {
    var text: LocalizedStringResource {
        switch self {
        case .restartPerform: "The action starts again."
        case .needsValue(_, let dialog): dialog?.full ?? "The action needs one more value."
        case .needsDisambiguation(_, _, let dialog):
            dialog?.full ?? "The action needs to know which one is meant."
        case .needsToContinueInForeground(let dialog, _, _):
            dialog?.full ?? "The action continues in the app."
        case .predefined(let error): error.text
        case .described: "The action didn't succeed."
        }
    }
}

extension AppIntentError.Predefined {
    var text: LocalizedStringResource {
        switch self {
        case .bluetoothPermission: "The app needs permission to use Bluetooth."
        case .contactsPermission: "The app needs permission to see your contacts."
        case .localNetworkPermission: "The app needs permission to use the local network."
        case .locationPermission(precise: true):
            "The app needs permission to know your precise location."
        case .locationPermission(precise: false):
            "The app needs permission to know your location."
        case .photosPermission: "The app needs permission to see your photos."
        case .siriPermission: "The app needs permission to be used by voice."
        case .accountSetup: "Set up an account in the app first."
        case .confirmation: "Confirm this in the app first."
        case .signin: "Sign in to the app first."
        case .entityNotFound: "This item no longer exists."
        case .featureCurrentlyRestricted: "This isn't available at the moment."
        case .networkFailure: "The network can't be reached."
        case .notAllowed: "This isn't allowed."
        case .partialFailure: "Only a part of this succeeded."
        case .unknown: "Something went wrong."
        case .unsupportedOnDevice: "This device can't do that."
        }
    }
}
