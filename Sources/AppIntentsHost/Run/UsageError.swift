/// A mistake in the words after the program's name; no command was performed.
struct UsageError: Error, Hashable {
    /// The sentences for the person.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
