extension AppIntentError {
    /// The meaning of an error to the system.
    package enum Kind: Sendable {
        /// The system performs the intent again.
        case restartPerform

        /// The system asks for a value of the parameter and performs the intent again.
        case needsValue(parameter: any AnyIntentParameter, dialog: IntentDialog?)

        /// The system lets the person choose among values and performs the intent again.
        case needsDisambiguation(
            parameter: any AnyIntentParameter, items: OfferedValues, dialog: IntentDialog?)

        /// The system brings the app to the front, and performs the continuation or else the intent again.
        case needsToContinueInForeground(
            dialog: IntentDialog?, alwaysConfirm: Bool,
            continuation: (@MainActor @Sendable () async throws -> Void)?)

        /// One of the predefined errors.
        case predefined(Predefined)

        /// The text is the whole meaning.
        case described
    }

    /// The values among which the person chooses.
    // Safe: the system reads the values, and the run that offered them has ended by throwing them.
    package struct OfferedValues: @unchecked Sendable {
        package let values: [any _IntentValue]
    }

    /// The predefined errors.
    package enum Predefined: Hashable, Sendable {
        case bluetoothPermission
        case contactsPermission
        case localNetworkPermission
        case locationPermission(precise: Bool)
        case photosPermission
        case siriPermission
        case accountSetup
        case confirmation
        case signin
        case entityNotFound
        case featureCurrentlyRestricted
        case networkFailure
        case notAllowed
        case partialFailure
        case unknown
        case unsupportedOnDevice

        /// The step by which the person can help after the error.
        package var remedy: Remedy {
            switch self {
            case .bluetoothPermission, .contactsPermission, .localNetworkPermission,
                .locationPermission, .photosPermission, .siriPermission:
                .permission
            case .accountSetup, .confirmation, .signin: .userAction
            case .featureCurrentlyRestricted, .networkFailure: .retry
            case .entityNotFound, .notAllowed, .partialFailure, .unknown, .unsupportedOnDevice:
                .none
            }
        }
    }

    /// A step by which a person can help after an error.
    package enum Remedy: String, Sendable {
        /// The person may permit it.
        case permission

        /// The person may do something in the app.
        case userAction

        /// The person may try again after a while.
        case retry

        /// The person can't do anything.
        case none
    }
}

extension AppIntentError.Kind {
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.restartPerform, .restartPerform), (.described, .described): true
        case (.needsValue(let one, _), .needsValue(let two, _)): one === two
        case (.needsDisambiguation(let one, _, _), .needsDisambiguation(let two, _, _)):
            one === two
        case (
            .needsToContinueInForeground(_, let one, _), .needsToContinueInForeground(_, let two, _)
        ):
            one == two
        case (.predefined(let one), .predefined(let two)): one == two
        default: false
        }
    }
}
