import Foundation

/// The folder for the state that is kept between processes, according to the XDG base directory
/// specification.
struct StateDirectory {
    let folder: URL
    /// The address of the database that keeps what outlives the process, but for files; `nil` for the
    /// folder.
    let database: String?
    /// The address of the bucket that keeps people's files; `nil` for the folder.
    let files: String?
    /// The time for which the cards of sessions are kept to which no person returns.
    let retention: Retention
    /// `true` if a person named the folder; otherwise it is the app's default.
    private let isGiven: Bool

    /// Without a `store`, the environment's `OAI_STORE` names the database, so that a password isn't
    /// among the words that other accounts see; without `files`, `OAI_FILES` names the bucket; without a `retention`, `OAI_RETENTION` says how long cards are kept.
    init(
        given: String?, appName: String, store: String? = nil, files: String? = nil,
        retention: Retention? = nil
    ) {
        isGiven = given != nil
        // A word that isn't understood deletes nothing; commands that keep cards refuse it.
        self.retention = retention ?? (try? Retention.ofEnvironment()) ?? .endless
        let environment = ProcessInfo.processInfo.environment
        let named = store ?? environment["OAI_STORE"]
        database = named.flatMap { $0.isEmpty ? nil : $0 }
        let bucket = files ?? environment["OAI_FILES"]
        self.files = bucket.flatMap { $0.isEmpty ? nil : $0 }
        if let given {
            folder = URL(filePath: given, directoryHint: .isDirectory)
            return
        }
        folder = Self.home.appending(path: appName, directoryHint: .isDirectory)
    }

    /// The folder with the default folders of all apps.
    static var home: URL {
        let environment = ProcessInfo.processInfo.environment
        return environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
    }

    /// `true` if the folder exists; the check doesn't create it.
    var isThere: Bool { access(folder.path + "/.", F_OK) == 0 }

    func file(_ name: String) -> URL {
        folder.appending(path: name)
    }

    /// Creates the folder, for its owner only, or removes the access of other accounts to the app's
    /// default folder; throws `StateDirectoryProblem` if the folder can't be used.
    ///
    /// A folder that a person named and that contains other files keeps its permissions; only the
    /// app's files in it are made private.
    func prepare() throws(StateDirectoryProblem) {
        let path = folder.path
        let parent = folder.deletingLastPathComponent()
        // If this fails, `mkdir` reports the error.
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw problem(errno) }
        guard access(path + "/.", R_OK | W_OK | X_OK) == 0 else { throw problem(errno) }
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        let rights = facts?[.posixPermissions] as? Int ?? 0
        let isOurs = !isGiven || access(file("sessions.sqlite").path, F_OK) == 0
        if isOurs, rights & 0o077 != 0 {
            // If the folder belongs to another account that lets this one write, only that account
            // can change its permissions.
            guard chmod(path, 0o700) == 0 || errno == EPERM else { throw problem(errno) }
        }
    }

    private func problem(_ number: Int32) -> StateDirectoryProblem {
        StateDirectoryProblem(folder: folder, errno: number)
    }
}

/// The reason why a folder can't be used.
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
