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
    /// The time after which a person no longer waits for an app.
    static let patience = Duration.seconds(3)

    let app: String
    let instance: InstanceFile.Contents
    let sentence: String
    /// The time for everything from connecting to the end of the answer.
    var patience = Self.patience
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
        let end = ContinuousClock.now + patience
        let socket: InstanceSocket
        do throws(InstanceProblem) {
            socket = try InstanceSocket.connect(to: instance.socket, within: patience)
        } catch {
            return .failure(HouseProblem(error, connectingTo: app))
        }
        // It ends sending, and waiting for the exit code.
        let limit = DispatchWorkItem { socket.end() }
        DispatchQueue.global().asyncAfter(
            deadline: .now() + max((end - .now) / .seconds(1), 0), execute: limit)
        defer {
            limit.cancel()
            // The cancelled item keeps the connection until its time.
            socket.end()
        }
        let lost = {
            ContinuousClock.now < end ? HouseProblem.ended(app: app) : .noAnswer(app: app)
        }
        var ends: [Int32] = [-1, -1]
        guard instance_pipe(&ends) == 0 else { return .failure(.noAnswer(app: app)) }
        defer { close(ends[0]) }
        let isSent = send(to: socket, answeringAt: ends[1])
        close(ends[1])
        guard isSent else { return .failure(lost()) }
        guard let json = bytes(from: ends[0], until: end) else {
            return .failure(.noAnswer(app: app))
        }
        switch exitCode(from: socket) {
        case RunExit.done.rawValue?:
            guard let found = try? JSONDecoder().decode([Understanding].self, from: json) else {
                return .failure(.otherVersion(app: app))
            }
            return .success(found)
        case RunExit.usage.rawValue?: return .failure(.otherVersion(app: app))
        case nil: return .failure(lost())
        default: return .failure(.noAnswer(app: app))
        }
    }

    /// Sends the command, with a stream for the answer; the others lead nowhere.
    private func send(to socket: InstanceSocket, answeringAt output: Int32) -> Bool {
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard nowhere >= 0 else { return false }
        defer { close(nowhere) }
        var terminal = Terminal.standard().facts
        terminal.canAsk = false
        terminal.isFed = false
        let request = InstanceRequest(
            [Self.command, "--", sentence], build: instance.build, terminal: terminal)
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
