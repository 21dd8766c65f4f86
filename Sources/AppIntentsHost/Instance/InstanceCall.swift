import CInstanceSocket
import Dispatch
import Foundation
import Synchronization

/// A command that the running instance performs for this process, which lends its standard streams.
struct InstanceCall {
    /// How a call ended.
    enum End: Equatable {
        /// With the exit code of the command.
        case exit(Int32)
        /// The instance ended before the command did.
        case lost
        /// The instance is of another build; nothing was performed.
        case otherBuild
    }

    let socket: InstanceSocket
    /// The standard streams to lend; an assistant's are those that it gave the process.
    var streams: [Int32] = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    /// The command gets all that is typed at the terminal, not only its answers.
    var streamsInput = false
    /// Control-C is passed to the instance; otherwise it ends this process.
    var tellsInterruptions = true

    /// Has the command performed, and waits for its end.
    func perform(words: [String], options: String) async -> End {
        // A reader that went away is the instance's concern.
        signal(SIGPIPE, SIG_IGN)
        let request = InstanceRequest(
            build: ProgramBuild.current, words: words,
            folder: FileManager.default.currentDirectoryPath, environment: Self.languages,
            options: options, terminal: Terminal.standard().facts)
        var lent = streams
        // The instance isn't in this terminal's session: reading there would stop it, so it gets a
        // pipe instead, into which this process writes what is typed.
        let typing = isatty(streams[0]) == 1 ? TypedInput(from: streams[0]) : nil
        if let typing { lent[0] = typing.reading }
        let interruption = tellsInterruptions ? Interruption() : nil
        guard socket.send(request, with: lent) else { return .lost }
        interruption?.cancelling { [socket] in _ = socket.send(InstanceInput.interrupt) }
        if streamsInput { typing?.giveEverything() }
        let end = await withCheckedContinuation { continuation in
            Thread { [socket] in continuation.resume(returning: Self.wait(socket, typing)) }.start()
        }
        withExtendedLifetime(interruption) {}
        return end
    }

    private static func wait(_ socket: InstanceSocket, _ typing: TypedInput?) -> End {
        var end = End.lost
        socket.read { message, _ in
            switch try? JSONDecoder().decode(InstanceReply.self, from: message) {
            case .wantsLine?:
                typing?.giveLine()
                return true
            case .exit(let code)?: end = .exit(code)
            case .otherBuild?: end = .otherBuild
            case nil: break
            }
            return false
        }
        return end
    }

    private static var languages: [String: String] {
        ProcessInfo.processInfo.environment.filter { name, _ in
            ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"].contains(name)
        }
    }
}

/// The input that a person types at this process's terminal, handed on through a pipe.
final class TypedInput: Sendable {
    let reading: Int32
    private let writing: Int32
    private let terminal: Int32
    /// One reader after the other.
    private let lines = DispatchQueue(label: "typed")

    init?(from terminal: Int32) {
        var ends: [Int32] = [-1, -1]
        guard instance_pipe(&ends) == 0 else { return nil }
        (reading, writing) = (ends[0], ends[1])
        self.terminal = terminal
    }

    /// Hands the next line on; the end of the input closes the pipe.
    func giveLine() {
        lines.async { [self] in
            if copy() == false { close(writing) }
        }
    }

    /// Hands on all that is typed from now on.
    func giveEverything() {
        lines.async { [self] in
            while copy() {}
            close(writing)
        }
    }

    /// A terminal gives a line at a time.
    private func copy() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        var count = read(terminal, &bytes, bytes.count)
        while count < 0, errno == EINTR { count = read(terminal, &bytes, bytes.count) }
        return count > 0 && Terminal.write(bytes[..<count], to: writing)
    }
}
