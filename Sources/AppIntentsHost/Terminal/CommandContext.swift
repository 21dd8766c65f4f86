import Foundation
import IntentSystem

/// The context of a command: its streams, its folder, its language and time zone, and its interruptions.
///
/// They are those of this process, or of another process for which this one performs the command.
struct CommandContext: Sendable {
    var terminal: Terminal
    let locale: Locale
    let interruption: any InterruptionSource
    /// The folders whose files the person can name in words.
    let personFolders: PersonFolders
    /// The folder in which a relative path begins; `nil` for the process's current folder.
    private let folder: String?
    private let isOfOtherProcess: Bool

    init(
        _ terminal: Terminal, environment: [String: String], folder: String?,
        interruption: any InterruptionSource
    ) {
        self.terminal = terminal
        self.folder = folder
        self.interruption = interruption
        isOfOtherProcess = folder != nil
        personFolders = PersonFolders(
            workingFolder: folder ?? FileManager.default.currentDirectoryPath,
            environment: environment.filter { PersonFolders.variables.contains($0.key) })
        locale = TerminalLanguage.locale(in: environment)
    }

    /// The context of this process; from now on, its signals interrupt the command.
    static var own: CommandContext {
        CommandContext(
            .standard(), environment: ProcessInfo.processInfo.environment, folder: nil,
            interruption: Interruption.ofProcess)
    }

    /// `true` if the command was typed for this process.
    var isOwn: Bool { !isOfOtherProcess }

    /// Lets an interruption end this process while a person is asked for a passphrase, because
    /// nothing else would end the wait.
    func endAtInterruption() {
        guard !isOfOtherProcess else { return }
        interruption.cancelling { exit(RunExit.cancelled.rawValue) }
    }

    /// Returns the absolute path of a path that a person named.
    func absolute(_ path: String) -> String {
        guard let folder, !path.hasPrefix("/") else { return path }
        return folder + "/" + path
    }

    /// Returns the store for files that a command names: that of the system, or one with the limits
    /// of a command if the system is shared.
    func files(of system: IntentSystem, _ limits: Limits) -> BlobStore {
        guard isOfOtherProcess else { return system.files }
        return BlobStore(
            directory: nil, limits: limits, deadlines: system.deadlines, log: system.log)
    }
}

/// The source of the signals that end a command.
protocol InterruptionSource: AnyObject, Sendable {
    /// Calls `cancel` at the first interruption, or now if it has come already.
    func cancelling(_ cancel: @escaping @Sendable () -> Void)

    /// Notes that there is no work to cancel any more.
    func workEnded()
}

extension InterruptionSource {
    /// Begins work in a task that the first interruption cancels.
    ///
    /// The work begins once it can be cancelled: a person answers what it prints, also by an interruption.
    func cancellable<Success: Sendable>(
        _ work: @escaping @Sendable () async -> Success
    ) -> Task<Success, Never> {
        let (gate, opening) = AsyncStream<Never>.makeStream()
        let task = Task {
            for await _ in gate {}
            return await work()
        }
        cancelling { task.cancel() }
        opening.finish()
        return task
    }
}
