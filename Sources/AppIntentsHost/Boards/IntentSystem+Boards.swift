import IntentSystem
import Logging

extension IntentSystem {
    /// Launches an app and makes the system around it for one command that shows widgets or controls, with what
    /// the person configured.
    convenience init<App: IntentsApp>(
        showingBoardsOf app: App, _ instance: InstanceOptions
    ) async throws {
        let log = Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }
        let state = StateDirectory(given: instance.stateDirectory, appName: App.appName)
        var app = app
        try await app.launch()
        self.init(
            appName: App.appName,
            boards: state.isThere ? BoardStores.open(in: state, log: log) : nil, log: log,
            usesPersonLocation: App.usesPersonLocation, locationNote: app.locationNote,
            hardware: App.hardware, lock: SystemLock(in: state))
    }
}
