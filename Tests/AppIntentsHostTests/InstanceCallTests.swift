import CInstanceSocket
import Foundation
import Testing

@testable import AppIntentsHost

/// A command that an instance, which is played here, performs for this process.
@Suite struct InstanceCallTests {
    /// Plays the instance of a call that can be interrupted; returns the messages that it got, and the end of the
    /// call.
    ///
    /// `come` is called when a part of the command has arrived, and before all of it has been sent.
    private func call(
        telling interruption: FirstInterruption, _ come: @escaping @Sendable () -> Void
    ) async throws -> (messages: [String], end: InstanceCall.End) {
        let path = "/tmp/call-\(UUID().uuidString.prefix(8)).sock"
        let listener = instance_socket_listen(path)
        try #require(listener >= 0)
        defer {
            close(listener)
            unlink(path)
        }
        async let messages = withCheckedContinuation { continuation in
            Thread {
                continuation.resume(returning: Self.messages(at: listener, come))
            }.start()
        }
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nowhere) }
        let call = InstanceCall(
            socket: try .connect(to: path), process: 1, streams: [nowhere, nowhere, nowhere])
        // Longer than what the kernel keeps for a reader.
        let request = InstanceRequest([String(repeating: "a", count: 500_000)], build: "build")
        let end = await call.perform(request, interruptedBy: interruption)
        return (await messages, end)
    }

    /// Reads the kinds of a command and of what comes after it, and ends the command then.
    private static func messages(at listener: Int32, _ come: () -> Void) -> [String] {
        let connection = instance_socket_accept(listener)
        guard connection >= 0 else { return [] }
        let socket = InstanceSocket(descriptor: connection)
        var first = [UInt8](repeating: 0, count: 1)
        guard recv(connection, &first, 1, Int32(MSG_PEEK)) == 1 else { return [] }
        come()
        var messages: [String] = []
        socket.read { message, streams in
            for stream in streams { close(stream) }
            if (try? JSONDecoder().decode(InstanceRequest.self, from: message)) != nil {
                messages.append("request")
            } else if let input = try? JSONDecoder().decode(InstanceInput.self, from: message) {
                messages.append(input.rawValue)
            }
            return messages.count < 2
        }
        _ = socket.send(InstanceReply.exit(RunExit.cancelled.rawValue))
        return messages
    }

    @Test("An interruption that comes while the command is sent reaches the instance after it")
    func early() async throws {
        let interruption = FirstInterruption()
        let (messages, end) = try await call(telling: interruption) {
            // A process ends at once if nothing can be cancelled.
            let cancel = interruption.take()
            #expect(cancel != nil)
            cancel?()
        }
        #expect(messages == ["request", "interrupt"])
        #expect(end == .exit(RunExit.cancelled.rawValue))
        // The work has ended: there is nothing to cancel any more.
        #expect(interruption.take() == nil)
    }
}
