import Foundation

/// The folder for what outlives the process, as the XDG base directory specification names it.
struct StateDirectory {
    private let folder: URL

    init(given: String?, appName: String) {
        if let given {
            folder = URL(filePath: given, directoryHint: .isDirectory)
            return
        }
        let environment = ProcessInfo.processInfo.environment
        let base =
            environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
        folder = base.appending(path: appName, directoryHint: .isDirectory)
    }

    func file(_ name: String) -> URL {
        folder.appending(path: name)
    }
}
