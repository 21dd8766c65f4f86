extension AppIntentError {
    /// Errors that the person can resolve by permitting something.
    public enum PermissionRequired {
        /// The app may not use Bluetooth.
        public static let bluetooth = AppIntentError(.predefined(.bluetoothPermission))

        /// The app may not see the contacts.
        public static let contacts = AppIntentError(.predefined(.contactsPermission))

        /// The app may not use the local network.
        public static let localNetwork = AppIntentError(.predefined(.localNetworkPermission))

        /// The app may not know the location, or not precisely enough.
        public static func location(precise: Bool = false) -> AppIntentError {
            AppIntentError(.predefined(.locationPermission(precise: precise)))
        }

        /// The app may not see the photos.
        public static let photos = AppIntentError(.predefined(.photosPermission))

        /// The app may not be used by voice.
        public static let siri = AppIntentError(.predefined(.siriPermission))
    }

    /// Errors that the person can resolve by doing something in the app.
    public enum UserActionRequired {
        /// There is no account yet.
        public static let accountSetup = AppIntentError(.predefined(.accountSetup))

        /// Something waits for a confirmation.
        public static let confirmation = AppIntentError(.predefined(.confirmation))

        /// No account is signed in.
        public static let signin = AppIntentError(.predefined(.signin))
    }

    /// Errors that the person can't resolve.
    public enum Unrecoverable {
        /// An entity no longer exists.
        public static let entityNotFound = AppIntentError(.predefined(.entityNotFound))

        /// The feature is restricted at the moment.
        public static let featureCurrentlyRestricted = AppIntentError(
            .predefined(.featureCurrentlyRestricted))

        /// The network can't be reached.
        public static let networkFailure = AppIntentError(.predefined(.networkFailure))

        /// The person may not do this.
        public static let notAllowed = AppIntentError(.predefined(.notAllowed))

        /// Only a part succeeded.
        public static let partialFailure = AppIntentError(.predefined(.partialFailure))

        /// The reason isn't known.
        public static let unknown = AppIntentError(.predefined(.unknown))

        /// The device can't do this.
        public static let unsupportedOnDevice = AppIntentError(
            .predefined(.unsupportedOnDevice))
    }
}
