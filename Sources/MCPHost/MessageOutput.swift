import Foundation

/// Standard output, reserved for messages to an assistant.
///
/// After its creation, the app prints to standard error, since a client would take other text on
/// standard output for a message. Therefore it is created before any code of the app runs.
public struct MessageOutput: Sendable {
    package let descriptor: Int32

    /// Reserves standard output; throws `MCPHostError` if it is closed.
    public init() throws {
        // Earlier output must not be written later, between the messages.
        fflush(nil)
        descriptor = dup(STDOUT_FILENO)
        guard descriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw MCPHostError.noOutput
        }
    }

    /// Lets the app print to standard output again.
    func giveBack() {
        fflush(nil)
        _ = dup2(descriptor, STDOUT_FILENO)
        _ = close(descriptor)
    }
}
