import AppIntents
import IntentSystem
import Logging

extension IntentSystem {
    /// Launches an app and creates its system, which keeps its state in a folder between processes.
    ///
    /// If the folder can't be used, that is logged, and the state ends with the process. The log
    /// also contains the errors in the app's declarations, which `doctor` lists with the warnings. `audit`
    /// gets a line for each run and each refusal.
    convenience init<App: IntentsApp>(
        launching app: inout App, keepingIn state: StateDirectory, limits: Limits = Limits(),
        log: Logger, audit: Logger? = nil
    ) async throws {
        var isUsable = true
        do {
            // Before the app, which may keep its files there.
            try state.prepare()
        } catch {
            log.warning("\(error)")
            isUsable = false
        }
        let database = try AppDatabase(of: state, app: App.appName, log: log)
        let isThere = try await database?.begin() ?? false
        let sealFile = isUsable ? FileSealFile(in: state, log: log) : nil
        if let database {
            // Before the app, which may name files.
            await FileSeal.agree(in: database.agreement, orElse: sealFile, log: log)
        } else if let sealFile {
            FileSeal.keep { sealFile.seal() }
        }
        state.keepIndex(in: database, ifUsable: isUsable, log: log)
        try await app.launch()
        var configuration = Configuration(of: app, log: log)
        configuration.limits = limits
        if let audit { configuration.audit = audit }
        configuration.limits.cardRetention = state.retention.duration
        configuration.readLock(in: state, database, takesOver: true)
        if let database {
            await configuration.open(database, isThere: isThere, withCards: true)
        } else if isUsable {
            await configuration.openStores(in: state, withCards: true)
            configuration.settings = SettingFiles(in: state)
        }
        try await configuration.openArchive(of: state)
        #if OpenIDConnect
            if configuration.signIns == nil {
                let signIns = SettingSignIns(configuration.settings)
                configuration.signIns = signIns
                do {
                    try await signIns.removeExpired()
                } catch {
                    log.warning("Sign-ins of long ago could not be forgotten: \(error)")
                }
            }
        #endif
        if isUsable { configuration.filesDirectory = state.file("files") }
        self.init(configuration)
        for finding in catalog.findings() where finding.severity == .error {
            log.error("\(finding.message)")
        }
        Task.detached { await self.fillIndex() }
        Task.detached { await self.forgetArchivedFiles() }
        await learnProperties(atMost: .milliseconds(500))
    }

    /// Launches an app and creates its system for one command that no instance performs.
    ///
    /// It has the state that the running instance would have, but keeps no cards.
    ///
    /// A command that only reads (`isReading`) creates no folder. If the folder can't be used, that
    /// is logged, and no state of the command is kept.
    convenience init<App: IntentsApp>(
        launching app: App, forCommandIn state: StateDirectory, catalog: Catalog = Catalog(),
        limits: Limits = Limits(), isReading: Bool = false, log: Logger
    ) async throws {
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
        let database = try AppDatabase(of: state, app: App.appName, log: log)
        let isThere = try await database?.begin() ?? false
        state.keepIndex(in: database, ifUsable: isUsable, log: log)
        var app = app
        try await app.launch()
        var configuration = Configuration(of: app, catalog: catalog, log: log)
        configuration.limits = limits
        configuration.readLock(in: state, database)
        if let database {
            await configuration.open(database, isThere: isThere, withCards: false)
        } else {
            configuration.settings = SettingFiles(in: state)
            if isUsable { await configuration.openStores(in: state, withCards: false) }
        }
        self.init(configuration)
    }

    /// Creates the system for a command that only reads the kept state; it logs to standard error.
    convenience init<App: IntentsApp>(reading app: App, _ instance: InstanceOptions) async throws {
        try await self.init(
            launching: app,
            forCommandIn: StateDirectory(given: instance.stateDirectory, appName: App.appName),
            isReading: true,
            log: Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) })
    }

    /// Learns the properties of find actions; an app whose queries take longer is served meanwhile.
    private func learnProperties(atMost limit: Duration) async {
        let (ended, continuation) = AsyncStream.makeStream(of: Never.self)
        Task.detached {
            await self.learnProperties()
            continuation.finish()
        }
        let waiting = Task.detached {
            try await Task.sleep(for: limit)
            continuation.finish()
        }
        for await _ in ended {}
        waiting.cancel()
    }
}

extension IntentSystem.Configuration {
    /// Creates the configuration from an app's properties.
    init<App: IntentsApp>(of app: App, catalog: Catalog = Catalog(), log: Logger) {
        self.init(appName: App.appName, catalog: catalog)
        access = App.access
        hardware = App.hardware
        usesPersonLocation = App.usesPersonLocation
        locationNote = app.locationNote
        pictureHosts = App.pictureHosts
        home = App.home
        address = { await App.address(of: $0) }
        contentAddress = { await App.address(ofContents: $0) }
        self.log = log
    }
}
