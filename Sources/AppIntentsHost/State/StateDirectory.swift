import Foundation

/// The folder for what outlives the process, as the XDG base directory specification names it.
struct StateDirectory {
    let folder: URL
    /// The folder was named by a person; otherwise it is the app's own.
    private let isGiven: Bool

    init(given: String?, appName: String) {
        isGiven = given != nil
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

    /// There is such a folder; looking makes none.
    var isThere: Bool { access(folder.path + "/.", F_OK) == 0 }

    func file(_ name: String) -> URL {
        folder.appending(path: name)
    }

    /// Makes the folder, for its owner only, and closes one of the app's own to other accounts; throws
    /// `StateDirectoryProblem` if nothing can be kept there.
    ///
    /// A folder that a person named and that holds other things keeps its rights: the files in it
    /// are closed one by one.
    func prepare() throws(StateDirectoryProblem) {
        let path = folder.path
        let parent = folder.deletingLastPathComponent()
        // What can't be made is told of by `mkdir`.
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw problem(errno) }
        guard access(path + "/.", R_OK | W_OK | X_OK) == 0 else { throw problem(errno) }
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        let rights = facts?[.posixPermissions] as? Int ?? 0
        let isOurs = !isGiven || access(file("sessions.sqlite").path, F_OK) == 0
        if isOurs, rights & 0o077 != 0 {
            // Another account's folder, in which this one may write, is that one's to close.
            guard chmod(path, 0o700) == 0 || errno == EPERM else { throw problem(errno) }
        }
    }

    private func problem(_ number: Int32) -> StateDirectoryProblem {
        StateDirectoryProblem(folder: folder, errno: number)
    }
}

/// Why nothing can be kept in a folder.
struct StateDirectoryProblem: Error, Hashable, CustomStringConvertible {
    let folder: URL
    let errno: Int32

    /// One sentence for the person who started the program.
    var description: String {
        """
        What people are shown last won’t outlive this process, because the folder \(folder.path) can’t be \
        used: \(String(cString: strerror(errno))). Give this account the right to write there, or name \
        another folder with --state-directory.
        """
    }
}
