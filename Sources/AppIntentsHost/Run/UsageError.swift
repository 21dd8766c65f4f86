/// A mistake in what was typed after the program's name; nothing was performed.
struct UsageError: Error, Hashable {
    /// One sentence or several, for the person.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
