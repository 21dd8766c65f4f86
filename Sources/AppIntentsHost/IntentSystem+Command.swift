import AppIntents
import IntentSystem
import Logging

extension IntentSystem {
    /// Launches an app and makes the system around it for one command that performs for itself: it knows of the
    /// app what the running instance would, but keeps no cards.
    ///
    /// One that only reads (`isReading`) makes no folder. Where the folder can't be used, the log says so, and
    /// nothing of the command outlives it.
    convenience init<App: IntentsApp>(
        launching app: App, forCommandIn state: StateDirectory, catalog: Catalog = Catalog(),
        limits: Limits = Limits(), isReading: Bool = false, log: Logger
    ) async throws {
        var app = app
        try await app.launch()
        var isUsable = state.isThere
        if !isReading, catalog.learns || catalog.configuresBoards {
            do {
                try state.prepare()
                isUsable = true
            } catch {
                log.warning("\(error)")
                isUsable = false
            }
        }
        var configuration = Configuration(of: app, catalog: catalog, log: log)
        configuration.limits = limits
        configuration.lock = SystemLock(in: state)
        configuration.settings = SettingFiles(in: state)
        if isUsable {
            configuration.donations = DonationStores.open(in: state, log: log)
            configuration.boards = BoardStores.open(in: state, log: log)
        }
        self.init(configuration)
    }

    /// The same for a command that reads what is kept, and keeps nothing; it logs to standard error.
    convenience init<App: IntentsApp>(reading app: App, _ instance: InstanceOptions) async throws {
        try await self.init(
            launching: app,
            forCommandIn: StateDirectory(given: instance.stateDirectory, appName: App.appName),
            isReading: true,
            log: Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) })
    }
}
