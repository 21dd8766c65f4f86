import AppIntents
import IntentSystem
import Logging

extension IntentSystem {
    /// Launches an app and makes the system around it, which keeps in a folder what outlives the
    /// process.
    ///
    /// Where that folder can't be used, the log says so, and nothing outlives the process. It also
    /// has the errors in the app's declarations, which `doctor` lists with the warnings.
    convenience init<App: IntentsApp>(
        launching app: inout App, keepingIn state: StateDirectory, log: Logger
    ) async throws {
        var isUsable = true
        do {
            // Before the app, which may keep its own files there.
            try state.prepare()
        } catch {
            log.warning("\(error)")
            isUsable = false
        }
        if isUsable { FileSeal.keep { FileSealFile(in: state, log: log).seal() } }
        try await app.launch()
        self.init(
            appName: App.appName,
            store: isUsable ? await SessionStores.open(in: state, log: log) : nil,
            donations: isUsable ? DonationStores.open(in: state, log: log) : nil,
            boards: isUsable ? BoardStores.open(in: state, log: log) : nil,
            filesDirectory: isUsable ? state.file("files") : nil, log: log,
            usesPersonLocation: App.usesPersonLocation, locationNote: app.locationNote,
            hardware: App.hardware,
            home: App.home, pictureHosts: App.pictureHosts,
            lock: SystemLock(in: state),
            settings: isUsable ? SettingFiles(in: state) : nil,
            address: { await App.address(of: $0) },
            contentAddress: { await App.address(ofContents: $0) })
        for finding in catalog.findings() where finding.severity == .error {
            log.error("\(finding.message)")
        }
        Task.detached { await self.fillIndex() }
        await learnProperties(atMost: .milliseconds(500))
    }

    /// Learns what find actions filter by; an app whose queries take longer is served meanwhile.
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
