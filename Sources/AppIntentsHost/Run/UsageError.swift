/// A mistake in the words after the program's name; no command was performed.
struct UsageError: Error, Hashable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
