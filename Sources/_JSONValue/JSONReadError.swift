/// The reason why JSON is unreadable, and its place.
package struct JSONReadError: Error, Equatable, CustomStringConvertible {
    /// The byte at which reading stopped, from 0.
    package var offset: Int
    /// The mistake at that place, as the second half of a sentence.
    package var message: String
    /// The members that lead to that place, outermost first.
    package var path: [String]

    package init(offset: Int, message: String, path: [String] = []) {
        self.offset = offset
        self.message = message
        self.path = path
    }

    package func inside(_ member: String) -> JSONReadError {
        var error = self
        // Names come from the sender and return to it in the error, so they are shortened.
        error.path.insert(String(member.prefix(40)), at: 0)
        return error
    }

    package var description: String {
        let place = path.isEmpty ? "" : " (\(path.joined(separator: ".")))"
        return "At byte \(offset)\(place): \(message)."
    }
}
