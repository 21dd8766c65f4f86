import ArgumentParser
import Foundation
import Testing
import WebHost

@testable import AppIntentsHost

/// What a program makes of the variables of systemd's protocol for sockets.
@Suite struct SocketActivationTests {
    /// A socket at a free port of this machine.
    private func socket(listens: Bool = true) throws -> Int32 {
        let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isBound = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isBound)
        if listens { try #require(listen(descriptor, 1) == 0) }
        return descriptor
    }

    private func message(_ body: () throws -> InheritedSocket?) -> String? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? ValidationError)?.message
        }
    }

    @Test("The socket that was passed to this process is the one to listen at")
    func passed() throws {
        let descriptor = try socket()
        defer { close(descriptor) }
        let found = try SocketActivation.socket(
            in: ["LISTEN_FDS": "1", "LISTEN_PID": "7"], process: 7, at: descriptor)
        #expect(found?.descriptor == descriptor)
        #expect(found?.host == "127.0.0.1")
        #expect((found?.port ?? 0) > 0)
        #expect(fcntl(descriptor, F_GETFD) == FD_CLOEXEC)
    }

    @Test(
        "Without a socket for this process, it opens one itself",
        arguments: [
            [:], ["LISTEN_FDS": "1"], ["LISTEN_FDS": "1", "LISTEN_PID": "8"],
            ["LISTEN_FDS": "0", "LISTEN_PID": "7"], ["LISTEN_FDS": "x", "LISTEN_PID": "7"],
            ["LISTEN_FDS": "-1", "LISTEN_PID": "7"], ["LISTEN_FDS": "1", "LISTEN_PID": "7x"],
        ])
    func none(environment: [String: String]) throws {
        #expect(try SocketActivation.socket(in: environment, process: 7, at: -1) == nil)
    }

    @Test("What can’t be listened at is refused in words")
    func refused() throws {
        let environment = ["LISTEN_FDS": "1", "LISTEN_PID": "7"]
        let silent = try socket(listens: false)
        let file = open("/dev/null", O_RDONLY)
        let unix = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { for descriptor in [silent, file, unix] { close(descriptor) } }
        #expect(
            message {
                try SocketActivation.socket(in: environment, process: 7, at: silent)
            } == """
                Descriptor \(silent) is a socket at which nothing listens; in a systemd unit, use ListenStream= \
                with Accept=no.
                """)
        #expect(
            message {
                try SocketActivation.socket(in: environment, process: 7, at: file)
            } == "Descriptor \(file), which was to be the listening socket, is no open socket.")
        #expect(
            message {
                try SocketActivation.socket(in: environment, process: 7, at: unix)
            } == """
                Descriptor \(unix) is a socket of another kind; the page is served at an address and a port: in a \
                systemd unit, ListenStream=127.0.0.1:8080.
                """)
        #expect(
            message {
                try SocketActivation.socket(
                    in: ["LISTEN_FDS": "3", "LISTEN_PID": "7"], process: 7, at: silent)
            } == """
                3 sockets were passed to this process; serve takes one. Leave one ListenStream= in the socket unit.
                """)
    }
}
