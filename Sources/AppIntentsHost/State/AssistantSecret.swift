import AppIntents
import IntentSystem
import Logging

/// The secret with which the states of assistants are sealed, when several nodes of an app must open what
/// one of them sealed.
enum AssistantSecret {
    private static let length = 32

    /// Returns the secret that all nodes have; `nil` for one node, whose states end with its process.
    static func agreed(in agreement: (any NodeAgreement)?, log: Logger) async -> [UInt8]? {
        guard let agreement else { return nil }
        do {
            return try await agreement.secret(
                "assistant-states", orElse: SystemRandomNumberGenerator.bytes(length))
        } catch {
            log.warning(
                """
                The secret of the app’s nodes can’t be read, so assistants can answer only this node’s questions \
                here until it starts again: \(error)
                """)
            return nil
        }
    }
}
