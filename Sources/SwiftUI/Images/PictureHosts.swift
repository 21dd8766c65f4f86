import Foundation
import Synchronization

/// The hosts from which clients fetch the pictures of cards, named by the app's author.
///
/// A picture's server learns who looks at which picture, so clients contact only the hosts that the
/// author names.
package struct PictureHosts: Sendable, Hashable {
    /// The sources for the content policies of pages: `https://cdn.example.org`, in order.
    package let origins: [String]

    /// The names that aren't hosts, such as addresses or patterns.
    package let unusable: [String]

    /// Parses names of hosts, each with a port if it isn't the usual one.
    package init(_ names: some Sequence<String> = []) {
        var origins: Set<String> = []
        var unusable: [String] = []
        for name in names {
            if let origin = Self.origin(named: name) {
                origins.insert(origin)
            } else {
                unusable.append(name)
            }
        }
        self.origins = origins.sorted()
        self.unusable = unusable.sorted()
    }

    /// Returns whether clients may fetch a picture from an address.
    package func allows(_ url: URL) -> Bool {
        Self.origin(of: url).map(origins.contains) ?? false
    }

    /// The local machine is reached without a network, and needs no encryption.
    private static let ownNames: Set<String> = ["localhost", "127.0.0.1"]

    /// Returns the origin of a name; only letters, digits, dots and hyphens enter a policy,
    /// regardless of what an author writes.
    private static func origin(named name: String) -> String? {
        let name = name.lowercased()
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        guard let host = parts.first, (1...2).contains(parts.count), (1...253).contains(host.count),
            host.utf8.allSatisfy({ byte in
                switch byte {
                case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"): true
                default: false
                }
            }), host.first != "-", host.first != ".", host.last != "."
        else { return nil }
        var port: Int?
        if parts.count == 2 {
            guard let number = Int(parts[1]), (1...65535).contains(number) else { return nil }
            port = number
        }
        return origin(host: String(host), port: port)
    }

    private static func origin(host: String, port: Int?) -> String {
        let isOwn = ownNames.contains(host)
        let usual = isOwn ? 80 : 443
        let end = port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
        return (isOwn ? "http://" : "https://") + host + end
    }

    private static func origin(of url: URL) -> String? {
        guard let host = url.host()?.lowercased(), url.user() == nil, url.password() == nil
        else { return nil }
        switch url.scheme?.lowercased() {
        case "https" where !ownNames.contains(host), "http" where ownNames.contains(host):
            return origin(host: host, port: url.port)
        default: return nil
        }
    }
}

// MARK: - Of the process

extension PictureHosts {
    /// One process is one app.
    private static let installed = Mutex(PictureHosts())

    /// The hosts that the app of this process names.
    package static var current: PictureHosts { installed.withLock { $0 } }

    /// Allows clients to fetch pictures from further hosts.
    package static func add(_ hosts: PictureHosts) {
        if hosts.origins.isEmpty { return }
        installed.withLock { known in
            known = PictureHosts(origins: Set(known.origins).union(hosts.origins).sorted())
        }
    }

    private init(origins: [String]) {
        self.origins = origins
        unusable = []
    }

    /// Returns a message to the author about a picture that isn't fetched: the reason, and the cure.
    package static func finding(refused url: URL) -> String {
        let cure = "or let the intent fetch the picture and return it with its result."
        guard let host = url.host(), url.scheme?.lowercased() == "https" else {
            return "The picture at \(url.absoluteString.prefix(200)) isn’t fetched: clients fetch "
                + "pictures by https only. Give an https address, \(cure)"
        }
        let name = url.port.map { "\(host):\($0)" } ?? host
        return
            "The picture at \(name) isn’t fetched: its server would learn who looks at what. Add "
            + "“\(name)” to the app’s pictureHosts, \(cure)"
    }
}
