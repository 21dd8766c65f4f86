import SurfaceKit

/// An address on this host that a response may name.
package enum LocalAddress {
    /// Returns the target of a request, if it can lead to no other host; `/` otherwise.
    package static func of(_ target: String) -> String {
        guard target.first == "/" else { return "/" }
        let path = target.dropFirst().prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        // A second slash or a backslash would begin the name of a host.
        let isPlain = path.utf8.allSatisfy { byte in
            byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
        let isRoot = path.isEmpty && !target.dropFirst().hasPrefix("/")
        guard isPlain, !path.isEmpty || isRoot else { return "/" }
        return target
    }

    /// Returns the target of a request without an item of its query.
    static func of(_ target: String, without name: String) -> String {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return of(target) }
        let items = parts[1].split(separator: "&").filter { item in
            QueryItems(target: "?\(item)")[name] == nil
        }
        return of(items.isEmpty ? String(parts[0]) : "\(parts[0])?\(items.joined(separator: "&"))")
    }
}
