import Foundation

/// Standard output, taken for messages to an assistant.
///
/// From its creation on, what the app prints goes to standard error: on standard output it would be
/// taken for a message. So it is created before anything of the app runs.
public struct MessageOutput: Sendable {
    package let descriptor: Int32

    /// Takes standard output; throws `MCPHostError` if it is closed.
    public init() throws {
        // What was printed before must not follow later.
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
