public import AppIntents
public import AppIntentsMetadata
import Foundation
public import Logging

extension IntentSystem {
    /// The decisions of an app and its surroundings about the app's system.
    public struct Configuration: Sendable {
        // MARK: - The app

        /// The name that people call the app by.
        public var appName: String
        /// The intents, entities and shortcuts of the app.
        public var catalog: Catalog
        /// The intents that only some people may perform.
        public var access = IntentAccess()
        /// The hardware that the app can use here; intents that need something else are refused.
        public var hardware: Set<IntentHardware> = []
        /// The app uses the person's location, which surfaces may request.
        public var usesPersonLocation = false
        /// The note that a surface shows about the location that is used instead of the person's own.
        public var locationNote: String?
        /// The hosts from which clients may fetch pictures.
        public var pictureHosts: Set<String> = []
        /// The address of the app's page: the link on the cards of intents that come to the front.
        public var home: URL?
        /// Returns the address at which the app itself shows a value that a person opens, and to
        /// which the value's card leads; `nil` to leave that to the card.
        public var address: @Sendable (any AppValue) async -> URL? = { _ in nil }
        /// Returns the address at which the app itself shows the contents with an identifier.
        public var contentAddress: @Sendable (String) async -> URL? = { _ in nil }

        // MARK: - What outlives the process

        /// The last card of each session.
        public var store: (any SessionStore)?
        /// The donations from which suggestions are made.
        public var donations: (any DonationStore)?
        /// The widgets of each person.
        public var boards: (any BoardStore)?
        /// The settings of the person, such as focuses.
        public var settings: (any SettingStore)?
        /// The folder for the bytes of files; without it they are among the machine's temporary
        /// files, and the bytes of a stored card's files are lost with the process.
        public var filesDirectory: URL?
        /// The place that keeps the files of stored cards instead of the folder, which the app's nodes share;
        /// `nil` for the folder.
        package var archive: (any BlobArchive)?
        /// The way in which this node hears of the app's other ones; `nil` if it is alone.
        package var announcements: (any StoreAnnouncements)?
        /// The agreement of the app's nodes about secrets and claims; `nil` if this node is alone.
        package var agreement: (any NodeAgreement)?

        /// The people who have signed in, if this process lets people sign in itself.
        package var signIns: (any SignInStore)?

        // MARK: - The surroundings

        /// The limits that the system keeps to.
        public var limits = Limits()
        /// The lock for intents that need authentication.
        public var lock = SystemLock()
        /// The clock that measures all limits; tests pass a clock that they advance themselves.
        public var clock: any Clock<Duration> = ContinuousClock()
        /// The time of day, which decides when widgets are relevant and when cards are redrawn.
        public var now: @Sendable () -> Date = { Date() }
        /// The surroundings of the app's code in a test; `nil` outside of tests.
        package var surroundings: AppSurroundings?
        /// The log for the developer of the app.
        public var log = Logger(label: "openappintents")

        /// The log of who had what performed: a line for each run, of level `info`, and for each refusal,
        /// of level `notice`; by default there is none.
        ///
        /// A line has `person`, `intent`, `door`, `outcome` and `milliseconds` as metadata, and no values.
        public var audit = Logger(label: "audit", factory: { _ in SwiftLogNoOpLogHandler() })

        /// Creates a configuration that stores nothing.
        public init(appName: String, catalog: Catalog = Catalog()) {
            self.appName = appName
            self.catalog = catalog
        }
    }
}
