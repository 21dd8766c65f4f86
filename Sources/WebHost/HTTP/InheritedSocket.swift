import Foundation

/// A listening socket that another program opened, such as systemd, and that this process was
/// started with.
///
/// Such a socket outlives the process: connections that come while no process accepts wait for the
/// next one.
public struct InheritedSocket: Sendable, Hashable {
    /// The reason why a descriptor can't be listened at.
    public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// No such descriptor is open, or it is no socket.
        case noSocket(Int32)
        /// It is no stream socket of the Internet, but for example a Unix domain socket.
        case otherKind(Int32)
        /// It is a socket on which `listen` was not called.
        case silent(Int32)

        public var description: String {
            switch self {
            case .noSocket(let number):
                "Descriptor \(number), which was to be the listening socket, is no open socket."
            case .otherKind(let number):
                """
                Descriptor \(number) is a socket of another kind; the page is served at an address and a port: \
                in a systemd unit, ListenStream=127.0.0.1:8080.
                """
            case .silent(let number):
                """
                Descriptor \(number) is a socket at which nothing listens; in a systemd unit, use ListenStream= \
                with Accept=no.
                """
            }
        }
    }

    /// The descriptor.
    public let descriptor: Int32
    /// The address at which it listens, as a number.
    public let host: String
    /// The port at which it listens.
    public let port: Int

    /// Examines a descriptor; programs that this one starts don't inherit it any more.
    public init(descriptor: Int32) throws(Problem) {
        guard let domain = Self.option(SO_DOMAIN, of: descriptor) else {
            throw .noSocket(descriptor)
        }
        let stream = Int32(SOCK_STREAM.rawValue)
        guard domain == AF_INET || domain == AF_INET6,
            Self.option(SO_TYPE, of: descriptor) == stream,
            let (host, port) = Self.address(of: descriptor)
        else { throw .otherKind(descriptor) }
        guard Self.option(SO_ACCEPTCONN, of: descriptor) == 1 else { throw .silent(descriptor) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        self.descriptor = descriptor
        self.host = host
        self.port = port
    }

    private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
        var value: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }

    private static func address(of descriptor: Int32) -> (host: String, port: Int)? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var host = [CChar](repeating: 0, count: 64)
        var port = [CChar](repeating: 0, count: 8)
        let isKnown = withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                getsockname(descriptor, address, &size) == 0
                    && getnameinfo(
                        address, size, &host, socklen_t(host.count), &port, socklen_t(port.count),
                        NI_NUMERICHOST | NI_NUMERICSERV) == 0
            }
        }
        guard isKnown, let number = Int(Self.text(port)) else { return nil }
        return (Self.text(host), number)
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
