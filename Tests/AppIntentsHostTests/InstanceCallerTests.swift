import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem
import Logging
import Testing

@testable import AppIntentsHost

private struct Shop: IntentsApp {}

/// The messages of an instance to a process for which it performs a command.
@Suite struct InstanceCallerTests {
    /// Sends a command to an instance; returns its messages.
    private func messages(wantsSign: Bool?) async throws -> [String] {
        let instance = RunningInstance(
            Shop(), system: IntentSystem(appName: "Shop", catalog: Catalog(intents: [])),
            state: StateDirectory(given: NSTemporaryDirectory(), appName: "Shop"),
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let (socket, callersEnd) = (
            InstanceSocket(descriptor: ends[0]), InstanceSocket(descriptor: ends[1])
        )
        Thread { InstanceCaller(callersEnd).serve(in: instance) }.start()
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nowhere) }
        var request = InstanceRequest(["no-such-command"])
        request.wantsSign = wantsSign
        #expect(socket.send(request, with: [nowhere, nowhere, nowhere]))
        return await withCheckedContinuation { continuation in
            Thread {
                var messages: [String] = []
                socket.read { message, _ in
                    messages.append(String(decoding: message, as: UTF8.self))
                    return true
                }
                continuation.resume(returning: messages)
            }.start()
        }
    }

    @Test("Only a caller that wants to know when its command begins is told so, before its end")
    func sign() async throws {
        let exit = #"{"exit":{"_0":64}}"#
        #expect(try await messages(wantsSign: true) == [#"{"begun":{}}"#, exit])
        // One of an earlier version takes a message that it doesn't know for the end.
        #expect(try await messages(wantsSign: nil) == [exit])
    }
}
