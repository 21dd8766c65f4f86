/// The reason why a file of a store can't be looked at, or changed, by those who run the app.
package struct KeptFileProblem: Error, Hashable, CustomStringConvertible {
    package enum Reason: Error, Hashable {
        case newer, busy, damaged
        case other(String)
    }

    package let path: String
    package let reason: Reason

    /// One or two sentences for the person at the terminal.
    package var description: String {
        switch reason {
        case .newer:
            """
            \(path) was written by a later version of this program. Start that version, or restore a backup of \
            before.
            """
        case .busy: "Another program keeps \(path) for itself. Try again when it has ended."
        case .damaged:
            """
            \(path) is damaged, or of an unknown form. The next start of the app sets it aside and begins a new \
            one; restore a backup instead to have what was in it.
            """
        case .other(let text): "\(path) can’t be used: \(text)."
        }
    }
}
