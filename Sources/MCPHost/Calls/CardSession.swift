import Foundation
import IntentSystem
import SurfaceKit
import _Executors

/// A session whose card an assistant's client shows, with this process's client of that session.
struct CardSession: PendingCall {
    /// The name by which the assistant's client returns to the session; it can't be guessed.
    let handle: String
    let client: SessionClient
    let heldBytes: Int

    /// Opens a session under a handle of `owner`, and does some work in it.
    ///
    /// The same handle of another owner belongs to another session.
    static func open<Success: Sendable>(
        handle: String = SessionID.random().rawValue, owner: String, of person: Person,
        system: IntentSystem,
        environment: PresentationEnvironment, isKept: Bool, heldBytes: Int = 0,
        _ work: @Sendable (CardSession) async throws -> Success
    ) async throws -> Success {
        let session = try await system.session(
            SessionID("mcp:\(owner):\(handle)"), isKept: isKept, startedBy: .assistant,
            for: person)
        let client = await SessionClient.connect(
            to: session, environment: environment, executor: ConnectionExecutor.current,
            firstVersion: firstVersion)
        return try await work(CardSession(handle: handle, client: client, heldBytes: heldBytes))
    }

    /// The first version, which is the time, so that a view of an earlier process never takes an
    /// old screen for the newest.
    private static var firstVersion: Int { Int(Date().timeIntervalSince1970 * 1000) }

    /// The screen after all events of the session so far.
    var screen: SessionScreen { client.screen }

    /// Ends the session: its runs and questions are cancelled, and its card is removed.
    func close() async { await client.session.close() }
}
