import Foundation

/// The folder for sockets, which is its owner's only.
enum RuntimeDirectory {
    private static let prefix = "openappintents-"

    /// A path for a new socket, in `XDG_RUNTIME_DIR`, or in a folder of the account's own among the
    /// machine's temporary files; `nil` if neither is closed to other accounts.
    static func newSocketPath() -> String? {
        let name = prefix + String(UInt64.random(in: .min ... .max), radix: 16) + ".sock"
        let environment = ProcessInfo.processInfo.environment
        if let given = environment["XDG_RUNTIME_DIR"], given.hasPrefix("/"), isOurs(given) {
            return given + "/" + name
        }
        let own = "/tmp/\(prefix)\(geteuid())"
        mkdir(own, 0o700)
        return isOurs(own) ? own + "/" + name : nil
    }

    /// Removes the socket of a process that has ended.
    static func remove(_ path: String) {
        // The path comes from a file; only what has a socket's name is one.
        let name = URL(filePath: path).lastPathComponent
        guard name.hasPrefix(prefix), name.hasSuffix(".sock") else { return }
        unlink(path)
    }

    /// Tells whether a folder is this account's, and closed to others.
    private static func isOurs(_ path: String) -> Bool {
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        guard let facts, facts[.type] as? FileAttributeType == .typeDirectory,
            let rights = facts[.posixPermissions] as? Int
        else { return false }
        return rights & 0o077 == 0
            && (facts[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid()
    }
}
