import Dispatch
import Foundation
import Logging
import Synchronization

/// Another process of the app, for which the instance performs a command.
final class InstanceCaller: Sendable, InterruptionSource {
    private let socket: InstanceSocket
    private let interruption = FirstInterruption()
    private let hasBegun = Atomic(false)

    init(_ socket: InstanceSocket) {
        self.socket = socket
    }

    /// Takes the caller's messages until its command ends or it disconnects; blocks its thread.
    func serve(in instance: RunningInstance) {
        guard (try? socket.checkAccount()) != nil else {
            return instance.log.warning(
                "A process of another account tried to have something done.")
        }
        let done = DispatchSemaphore(value: 0)
        socket.read { message, descriptors in
            if hasBegun.load(ordering: .relaxed) {
                if (try? JSONDecoder().decode(InstanceInput.self, from: message)) == .interrupt {
                    interruption.come()
                }
                return true
            }
            guard let request = try? JSONDecoder().decode(InstanceRequest.self, from: message),
                descriptors.count == 3
            else {
                for descriptor in descriptors { close(descriptor) }
                return false
            }
            guard request.build == ProgramBuild.current else {
                for descriptor in descriptors { close(descriptor) }
                _ = socket.send(InstanceReply.otherBuild)
                return false
            }
            if request.wantsSign == true { _ = socket.send(InstanceReply.begun) }
            begin(request, with: descriptors, in: instance) { done.signal() }
            return true
        }
        // A caller that has disconnected doesn't need its command any more.
        interruption.come()
        if hasBegun.load(ordering: .relaxed) { done.wait() }
    }

    private func begin(
        _ request: InstanceRequest, with streams: [Int32], in instance: RunningInstance,
        whenDone: @escaping @Sendable () -> Void
    ) {
        hasBegun.store(true, ordering: .relaxed)
        let terminal = Terminal(
            facts: request.terminal, input: streams[0], output: streams[1], errors: streams[2],
            wantsLine: { [weak self] in _ = self?.socket.send(InstanceReply.wantsLine) })
        let context = CommandContext(
            terminal, environment: request.environment, folder: request.folder, interruption: self)
        Task.detached { [self] in
            let code = await InstanceRequest.$variables.withValue(request.environment) {
                await InstanceRequest.$callersFolder.withValue(request.folder) {
                    await instance.perform(request, with: context)
                }
            }
            for stream in streams { close(stream) }
            _ = socket.send(InstanceReply.exit(code))
            socket.end()
            whenDone()
        }
    }

    func end() {
        socket.end()
    }

    func cancelling(_ cancel: @escaping @Sendable () -> Void) {
        interruption.cancelling(cancel)
    }

    func workEnded() { interruption.workEnded() }
}
