import Foundation

package struct FontDirectories: Sendable, Equatable {
    /// Absolute paths; those that don't exist are skipped.
    package var paths: [String]

    /// The maximum number of files that are read.
    static let mostFiles = 20_000

    package init(paths: [String]) {
        self.paths = paths
    }

    /// Returns the directories in which fontconfig looks by default, from the environment variables
    /// of the process.
    package static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> FontDirectories {
        let home = environment["HOME"]
        var roots: [String] = []
        if let data = environment["XDG_DATA_HOME"] ?? home.map({ $0 + "/.local/share" }) {
            roots.append(data + "/fonts")
        }
        if let home { roots.append(home + "/.fonts") }
        let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
        roots += (shared ?? "/usr/local/share:/usr/share").split(separator: ":").map {
            $0 + "/fonts"
        }
        // A relative path would depend on the current directory.
        return FontDirectories(paths: roots.filter { $0.hasPrefix("/") })
    }

    /// Returns the font files whose name begins with that of one of the families, in a fixed order.
    func files(named families: [String]) -> [String] {
        let beginnings = families.map(Self.plain)
        var found: [String] = []
        var looked = 0
        for path in paths {
            guard let names = FileManager.default.enumerator(atPath: path) else { continue }
            for case let name as String in names {
                looked += 1
                guard looked <= Self.mostFiles else { return found.sorted() }
                guard name.hasSuffix(".otf") || name.hasSuffix(".ttf") else { continue }
                let plain = Self.plain(name.split(separator: "/").last.map(String.init) ?? "")
                if beginnings.contains(where: { plain.hasPrefix($0) }) {
                    found.append(path + "/" + name)
                }
            }
        }
        return found.sorted()
    }

    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
