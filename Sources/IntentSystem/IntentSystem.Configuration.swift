public import AppIntents
public import AppIntentsMetadata
import Foundation
public import Logging

extension IntentSystem {
    /// All that an app and its surroundings decide about its system.
    public struct Configuration: Sendable {
        // MARK: - The app

        /// The name that people call the app by.
        public var appName: String
        /// The intents, entities and shortcuts of the app.
        public var catalog: Catalog
        /// The hardware that the app can use here; intents that need something else are refused.
        public var hardware: Set<IntentHardware> = []
        /// The app uses the person's location.
        public var usesPersonLocation = false
        /// A surface's words about the location that is used without the person's own.
        public var locationNote: String?
        /// The hosts from which clients may fetch pictures.
        public var pictureHosts: Set<String> = []
        /// The address of the app itself, to which cards of intents lead that come to the front.
        public var home: URL?
        /// Tells where the app itself shows a thing that a person opens, to which the card of the thing then
        /// leads; `nil` where it leaves that to the card.
        public var address: @Sendable (any AppValue) async -> URL? = { _ in nil }
        /// Tells the same of contents with an identifier.
        public var contentAddress: @Sendable (String) async -> URL? = { _ in nil }

        // MARK: - What outlives the process

        /// The last card of each session.
        public var store: (any SessionStore)?
        /// The things from which suggestions are made.
        public var donations: (any DonationStore)?
        /// The widgets of each person.
        public var boards: (any BoardStore)?
        /// The things that people set.
        public var settings: (any SettingStore)?
        /// The folder for the bytes of files; without it they are among the machine's temporary files, and
        /// those of a stored card are lost with the process.
        public var filesDirectory: URL?

        // MARK: - The surroundings

        /// The limits that the system keeps to.
        public var limits = Limits()
        /// The lock before what needs authentication.
        public var lock = SystemLock()
        /// The clock that all limits are measured with; tests pass one that they move themselves.
        public var clock: any Clock<Duration> = ContinuousClock()
        /// The time of day, by which widgets are relevant and cards are drawn again.
        public var now: @Sendable () -> Date = { Date() }
        /// The log for the developer of the app.
        public var log = Logger(label: "openappintents")

        /// Creates the configuration of an app's system that keeps nothing.
        public init(appName: String, catalog: Catalog = Catalog()) {
            self.appName = appName
            self.catalog = catalog
        }
    }
}
