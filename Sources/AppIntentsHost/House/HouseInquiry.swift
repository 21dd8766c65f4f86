import CInstanceSocket
import Dispatch
import Foundation
import IntentSystem

/// A question to the instance of an app, how it understands a sentence.
///
/// The instance performs a command that writes the answer to a pipe, so both have the same messages as for
/// any command.
struct HouseInquiry: Sendable {
    static let command = "understand"
    /// The time in which an app takes a question; one that was stopped doesn't.
    static let patience = Duration.seconds(3)

    let app: String
    let instance: InstanceFile.Contents
    let sentence: String
    /// The time from connecting to the first sign that the instance works on this.
    ///
    /// An instance of an earlier version has no other sign than its answer.
    var patience = Self.patience
    /// The time from then to the end of the answer: an app that has just started may still fill its indexes.
    var answering = Duration.seconds(30)
    /// The longest answer in bytes; the meanings of a sentence are a few kilobytes.
    var longest = 1 << 20

    /// Asks, and waits for the answer; throws the reason why there is none.
    func understandings() async throws(HouseProblem) -> [Understanding] {
        let answer = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: ask()) }
            thread.name = "inquiry"
            thread.start()
        }
        return try answer.get()
    }

    private func ask() -> Result<[Understanding], HouseProblem> {
        var end = ContinuousClock.now + patience
        let socket: InstanceSocket
        do throws(InstanceProblem) {
            socket = try InstanceSocket.connect(to: instance.socket, within: patience)
        } catch {
            return .failure(HouseProblem(error, connectingTo: app))
        }
        defer { socket.end() }
        var ends: [Int32] = [-1, -1]
        guard instance_pipe(&ends) == 0 else { return .failure(.noAnswer(app: app)) }
        defer { close(ends[0]) }
        let isSent = Self.ending(socket, at: end) { send(to: socket, answeringAt: ends[1]) }
        close(ends[1])
        guard isSent else { return .failure(lost(end)) }
        // The end of the time may have ended the connection, which isn't a sign.
        guard socket.hasInput(or: ends[0], before: end), ContinuousClock.now < end else {
            return .failure(.noAnswer(app: app))
        }
        end = .now + answering
        guard let json = bytes(from: ends[0], until: end) else {
            return .failure(.noAnswer(app: app))
        }
        switch Self.ending(socket, at: end, { exitCode(from: socket) }) {
        case RunExit.done.rawValue?:
            guard let found = try? JSONDecoder().decode([Understanding].self, from: json) else {
                return .failure(.otherVersion(app: app))
            }
            return .success(found)
        case RunExit.usage.rawValue?: return .failure(.otherVersion(app: app))
        case nil: return .failure(lost(end))
        default: return .failure(.noAnswer(app: app))
        }
    }

    /// The reason why a connection ended, which was to end at a time by itself.
    private func lost(_ end: ContinuousClock.Instant) -> HouseProblem {
        ContinuousClock.now < end ? .ended(app: app) : .noAnswer(app: app)
    }

    /// Sends or receives by a connection, which ends at a time.
    private static func ending<Success>(
        _ socket: InstanceSocket, at end: ContinuousClock.Instant, _ work: () -> Success
    ) -> Success {
        // A cancelled item is kept until its time.
        let limit = DispatchWorkItem { [weak socket] in socket?.end() }
        DispatchQueue.global().asyncAfter(
            deadline: .now() + max((end - .now) / .seconds(1), 0), execute: limit)
        defer { limit.cancel() }
        return work()
    }

    /// Sends the command, with a stream for the answer; the others lead nowhere.
    private func send(to socket: InstanceSocket, answeringAt output: Int32) -> Bool {
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard nowhere >= 0 else { return false }
        defer { close(nowhere) }
        var terminal = Terminal.standard().facts
        terminal.canAsk = false
        terminal.isFed = false
        var request = InstanceRequest(
            [Self.command, "--", sentence], build: instance.build, terminal: terminal)
        request.wantsSign = true
        return socket.send(request, with: [nowhere, output, nowhere])
    }

    /// Returns everything that comes until the other end is closed; `nil` if it is too much, or too late.
    private func bytes(from descriptor: Int32, until end: ContinuousClock.Instant) -> Data? {
        var bytes = Data()
        var chunk = [UInt8](repeating: 0, count: 16384)
        while bytes.count <= longest {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { return nil }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Int32(left) + 1)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return nil }
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
        return nil
    }

    /// Returns the exit code of the command; `nil` if the connection ends before.
    private func exitCode(from socket: InstanceSocket) -> Int32? {
        var code: Int32?
        socket.read { message, _ in
            if case .exit(let exit)? = try? JSONDecoder().decode(
                InstanceReply.self, from: message)
            {
                code = exit
            }
            return code == nil
        }
        return code
    }
}
