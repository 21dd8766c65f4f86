import CInstanceSocket
import Dispatch
import Foundation
import Synchronization

/// A command that the running instance performs for this process, which lends its standard streams.
struct InstanceCall {
    enum End: Equatable {
        /// The command ended with an exit code.
        case exit(Int32)
        /// The instance ended before the command did.
        case lost
        /// The instance is of another build; no command was performed.
        case otherBuild
    }

    let socket: InstanceSocket
    /// The process of the instance.
    let process: Int32
    /// The standard streams to lend; those of an assistant are the ones that it gave the process.
    var streams: [Int32] = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    /// `true` if the command gets everything typed at the terminal, not only its answers.
    var streamsInput = false
    /// `true` if Control-C is passed to the instance; otherwise it ends this process.
    var tellsInterruptions = true

    /// Lets the instance perform this process's command, or other words, and waits for its end.
    func perform<App: IntentsApp>(_ app: App, _ words: [String]? = nil) async -> End {
        await perform(
            InstanceRequest(
                words ?? CommandWords<App>.ofProcess, options: app.optionsText),
            of: App.appName)
    }

    /// Lets the instance of an app perform a command, and waits for its end.
    func perform(_ request: InstanceRequest, of appName: String) async -> End {
        let interruption = tellsInterruptions ? Interruption.ofProcess : nil
        interruption?.explaining { [process] cause in
            guard case .overdue = cause else { return }
            Terminal.complain(
                InstanceProblem.noAnswer(app: appName, process: process).message)
        }
        return await perform(request, interruptedBy: interruption)
    }

    /// Lets the instance perform a command, and tells it of an interruption that comes before its end.
    func perform(
        _ request: InstanceRequest, interruptedBy interruption: (any InterruptionSource)?
    ) async -> End {
        // The instance handles a reader that has closed its end.
        signal(SIGPIPE, SIG_IGN)
        var lent = streams
        // The instance isn't in this terminal's session, so reading from the terminal would stop
        // it. It gets a pipe instead, into which this process writes the typed input.
        let typing = isatty(streams[0]) == 1 ? TypedInput(from: streams[0]) : nil
        if let typing { lent[0] = typing.reading }
        // The first line that the command prints may be answered by an interruption already.
        let passing = PassedInterruption(to: socket)
        interruption?.cancelling { passing.come() }
        defer { interruption?.workEnded() }
        guard socket.send(request, with: lent) else { return .lost }
        passing.commandIsSent()
        if streamsInput { typing?.giveEverything() }
        return await withCheckedContinuation { continuation in
            Thread { [socket] in continuation.resume(returning: Self.wait(socket, typing)) }.start()
        }
    }

    private static func wait(_ socket: InstanceSocket, _ typing: TypedInput?) -> End {
        var end = End.lost
        socket.read { message, _ in
            switch try? JSONDecoder().decode(InstanceReply.self, from: message) {
            case .wantsLine?:
                typing?.giveLine()
                return true
            case .begun?: return true
            case .exit(let code)?: end = .exit(code)
            case .otherBuild?: end = .otherBuild
            case nil: break
            }
            return false
        }
        return end
    }
}

/// An interruption that the instance learns of after the command that it ends.
private final class PassedInterruption: Sendable {
    private enum State {
        case nothingSent
        /// It came while the command was being sent.
        case early
        case commandSent
    }

    private let socket: InstanceSocket
    private let state = Mutex(State.nothingSent)

    init(to socket: InstanceSocket) {
        self.socket = socket
    }

    func come() {
        let isSent = state.withLock { state in
            if case .commandSent = state { return true }
            state = .early
            return false
        }
        if isSent { tell() }
    }

    func commandIsSent() {
        let isEarly = state.withLock { state in
            defer { state = .commandSent }
            if case .early = state { return true }
            return false
        }
        if isEarly { tell() }
    }

    private func tell() { _ = socket.send(InstanceInput.interrupt) }
}

/// The input typed at this process's terminal, passed on through a pipe.
final class TypedInput: Sendable {
    let reading: Int32
    private let writing: Int32
    private let terminal: Int32
    /// A serial queue, so that there is one reader at a time.
    private let lines = DispatchQueue(label: "typed")

    init?(from terminal: Int32) {
        var ends: [Int32] = [-1, -1]
        guard instance_pipe(&ends) == 0 else { return nil }
        (reading, writing) = (ends[0], ends[1])
        self.terminal = terminal
    }

    /// Passes on the next line; the end of the input closes the pipe.
    func giveLine() {
        lines.async { [self] in
            if copy() == false { close(writing) }
        }
    }

    /// Passes on everything that is typed from now on.
    func giveEverything() {
        lines.async { [self] in
            while copy() {}
            close(writing)
        }
    }

    /// Passes on what one read returns, which is a line if the input is a terminal.
    private func copy() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        var count = read(terminal, &bytes, bytes.count)
        while count < 0, errno == EINTR { count = read(terminal, &bytes, bytes.count) }
        return count > 0 && Terminal.write(bytes[..<count], to: writing)
    }
}
