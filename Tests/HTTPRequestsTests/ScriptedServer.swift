#if S3 || OpenIDConnect
    import Dispatch
    import Foundation
    import Synchronization

    /// A server of this machine for whose connections a test speaks, byte by byte, each on a thread of its own.
    final class ScriptedServer: Sendable {
        /// A connection, which is closed at the end of its script.
        struct Connection: Sendable {
            let number: Int
            fileprivate let socket: Int32

            /// Reads the head of a request; `nil` if the client has closed the connection.
            func head() -> String? {
                var bytes: [UInt8] = []
                while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
                    guard let byte = read(1).first else { return nil }
                    bytes.append(byte)
                }
                return String(decoding: bytes, as: UTF8.self)
            }

            /// Reads bytes; fewer only if the client has closed the connection.
            func read(_ count: Int) -> [UInt8] {
                if count == 0 { return [] }
                var bytes = [UInt8](repeating: 0, count: count)
                let came = recv(socket, &bytes, count, Int32(MSG_WAITALL))
                return Array(bytes.prefix(max(came, 0)))
            }

            func write(_ text: String) { write(Array(text.utf8)) }

            /// Writes bytes; they have all gone to the client when this returns, but for what the system buffers.
            func write(_ bytes: [UInt8]) {
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = rest.withUnsafeBytes {
                        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                    }
                    guard count > 0 else { return }
                    rest = rest.dropFirst(count)
                }
            }

            /// Answers a request, and keeps the connection.
            func answer(_ status: Int = 200, _ body: String = "") {
                write("HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
            }
        }

        let port: Int
        private let listener: Int32
        private let count = Mutex(0)

        /// The number of connections that clients have made.
        var connections: Int { count.withLock { $0 } }
        var address: String { "http://127.0.0.1:\(port)" }

        init(_ script: @escaping @Sendable (Connection) -> Void) throws {
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let listener = listener
            let isListening = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(listener, $0, size) == 0 && getsockname(listener, $0, &size) == 0
                        && listen(listener, 16) == 0
                }
            }
            port = Int(UInt16(bigEndian: address.sin_port))
            guard isListening else { throw POSIXError(.EADDRINUSE) }
            DispatchQueue(label: "server").async { [self] in
                while true {
                    let socket = accept(listener, nil, nil)
                    guard socket >= 0 else { break }
                    let number = count.withLock { count in
                        count += 1
                        return count
                    }
                    DispatchQueue(label: "connection").async {
                        script(Connection(number: number, socket: socket))
                        Glibc.close(socket)
                    }
                }
                Glibc.close(listener)
            }
        }

        /// Takes no further connections.
        func close() { shutdown(listener, Int32(SHUT_RDWR)) }
    }
#endif
