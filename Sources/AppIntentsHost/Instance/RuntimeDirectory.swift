import Foundation

/// The folder for sockets, to which only its owner has access.
enum RuntimeDirectory {
    private static let prefix = "openappintents-"

    /// Returns a path for a new socket, in `XDG_RUNTIME_DIR`, or in the account's folder among the
    /// machine's temporary files; `nil` if other accounts have access to both.
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

    /// Removes the socket of an ended process.
    static func remove(_ path: String) {
        // The path comes from a file, so only a file with the name of a socket is removed.
        let name = URL(filePath: path).lastPathComponent
        guard name.hasPrefix(prefix), name.hasSuffix(".sock") else { return }
        unlink(path)
    }

    /// Returns `true` if a folder belongs to this account, and other accounts have no access.
    private static func isOurs(_ path: String) -> Bool {
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        guard let facts, facts[.type] as? FileAttributeType == .typeDirectory,
            let rights = facts[.posixPermissions] as? Int
        else { return false }
        return rights & 0o077 == 0
            && (facts[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid()
    }
}
