import CInstanceSocket
import Foundation
import Synchronization

/// A program that runs beside this one, and whose standard streams are pipes.
///
/// It and the programs that it starts are stopped together: at its time limit, by `stop()`, or with the
/// last reference. The functions that read and wait block their thread.
final class ChildProgram: Sendable {
    private struct State {
        var hasEnded = false
        var isOverdue = false
        /// The last of its complaints.
        var complaints: [UInt8] = []
    }

    /// The most that is kept of what a program complains of.
    private static let keptComplaints = 400

    let name: String
    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private let timeLimit: Int?
    private let state = Mutex(State())
    /// Entered while its complaints are read.
    private let complaining = DispatchGroup()

    /// Starts a program by its words; the first is found on the `PATH`.
    init(_ words: [String], timeLimit seconds: Int? = nil) throws(SpeechProblem) {
        let name = words.first ?? ""
        var (inputs, outputs, errors): ([Int32], [Int32], [Int32]) = (
            [-1, -1], [-1, -1], [-1, -1]
        )
        let arePipes =
            instance_pipe(&inputs) == 0 && instance_pipe(&outputs) == 0
            && instance_pipe(&errors) == 0
        func closeAll(_ descriptors: [Int32]) {
            for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
        }
        var process: pid_t = 0
        let number =
            arePipes ? Self.spawn(words, inputs[0], outputs[1], errors[1], &process) : errno
        closeAll([inputs[0], outputs[1], errors[1]])
        guard number == 0 else {
            closeAll([inputs[1], outputs[0], errors[0]])
            throw .noProgram(name, reason: String(cString: strerror(number)))
        }
        self.name = name
        self.process = process
        input = inputs[1]
        output = outputs[0]
        timeLimit = seconds
        // A program that doesn't read to its end isn't an end of this one.
        signal(SIGPIPE, SIG_IGN)
        readComplaints(errors[0])
        if let seconds {
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
                self?.stop(isOverdue: true)
            }
        }
    }

    deinit {
        stop()
        reap()
        close(input)
        close(output)
    }

    private static func spawn(
        _ words: [String], _ input: Int32, _ output: Int32, _ errors: Int32,
        _ process: inout pid_t
    ) -> Int32 {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Its own group, so that the programs which it starts are stopped with it.
        posix_spawnattr_setflags(&attributes, instance_new_session_flag())
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, descriptor) in [input, output, errors].enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(stream))
        }
        // A connection that a program has too doesn't end when this process closes it.
        instance_close_others(&actions)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        guard let first = arguments[0] else { return ENOENT }
        return posix_spawnp(&process, first, &actions, &attributes, &arguments, &variables)
    }

    private func readComplaints(_ descriptor: Int32) {
        complaining.enter()
        // No reference: a program that outlives its stop would keep this one.
        let thread = Thread { [weak self, complaining] in
            while true {
                let bytes = Self.read(descriptor, 4096)
                if bytes.isEmpty { break }
                self?.state.withLock {
                    $0.complaints = ($0.complaints + bytes).suffix(Self.keptComplaints)
                }
            }
            close(descriptor)
            complaining.leave()
        }
        thread.start()
    }

    // MARK: - Streams

    /// Writes all that the program reads, from another thread, and closes its input.
    func write(_ bytes: [UInt8]) {
        let writing = dup(input)
        closeInput()
        Thread {
            var bytes = bytes[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes { writeBytes(writing, $0) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                bytes = bytes.dropFirst(count)
            }
            close(writing)
        }.start()
    }

    /// Gives the program no input.
    func closeInput() {
        // The descriptor stays this object's, so that its number is no other file's.
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nothing >= 0 else { return }
        dup3(nothing, input)
        close(nothing)
    }

    private func dup3(_ from: Int32, _ to: Int32) {
        dup2(from, to)
        _ = fcntl(to, F_SETFD, FD_CLOEXEC)
    }

    /// Returns the next bytes of the output; none at its end.
    func read() -> [UInt8] { Self.read(output, 65_536) }

    private static func read(_ descriptor: Int32, _ size: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: size)
        var count = readBytes(descriptor, &bytes, size)
        while count < 0, errno == EINTR { count = readBytes(descriptor, &bytes, size) }
        return Array(bytes.prefix(max(count, 0)))
    }

    /// Returns the whole output of a program that ended well; a longer one than the limit stops it.
    func output(limit: Int) throws(SpeechProblem) -> [UInt8] {
        var all: [UInt8] = []
        while true {
            let bytes = read()
            if bytes.isEmpty { break }
            all += bytes
            if all.count > limit {
                stop()
                throw .programTalkative(name)
            }
        }
        try end()
        return all
    }

    // MARK: - The end

    /// Waits for the end; throws if the program failed or was stopped by its limit.
    func end() throws(SpeechProblem) {
        let status = reap()
        if state.withLock({ $0.isOverdue }) {
            throw .programOverdue(name, seconds: timeLimit ?? 0)
        }
        if status != 0 { throw .programDied(name, status: status, saying: complaint) }
    }

    /// The last line of what it complained of.
    var complaint: String {
        // A program that it started may hold the stream.
        _ = complaining.wait(timeout: .now() + .milliseconds(100))
        let bytes = state.withLock { $0.complaints }
        let text = String(decoding: bytes, as: UTF8.self)
        let line = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        return String(line.unicodeScalars.filter { !$0.properties.isControl }.map(Character.init))
    }

    /// Stops the program, and those that it started.
    func stop() { stop(isOverdue: false) }

    private func stop(isOverdue: Bool) {
        state.withLock { state in
            // Its number may be another process's once it is reaped.
            if state.hasEnded { return }
            if isOverdue { state.isOverdue = true }
            kill(-process, SIGKILL)
        }
    }

    /// Waits for the end, and returns the exit status, or 128 and the number of the signal.
    @discardableResult
    private func reap() -> Int32 {
        var info = siginfo_t()
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0 {
            guard errno == EINTR else { return 0 }
        }
        return state.withLock { state in
            if state.hasEnded { return 0 }
            state.hasEnded = true
            // What it started and left behind ends with it.
            kill(-process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
            let signal = status & 0x7F
            return signal == 0 ? status >> 8 & 0xFF : 128 + signal
        }
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isControl: Bool { generalCategory == .control }
}

// The system's functions, beside methods of the same names.

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

private func readBytes(_ descriptor: Int32, _ bytes: inout [UInt8], _ size: Int) -> Int {
    read(descriptor, &bytes, size)
}
