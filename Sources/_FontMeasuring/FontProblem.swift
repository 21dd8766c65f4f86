/// Reasons why text isn't measured, or not in the intended font.
package enum FontProblem: Error, Hashable {
    /// No directory has a family of this name.
    case noFamily(String, directories: [String])
    /// A file can't be read.
    case unreadable(path: String, reason: String)
    /// A file is larger than the limit.
    case tooLarge(path: String, bytes: Int)
    /// A file can't be used for drawing text.
    case damaged(path: String)
    /// Two surfaces of a process were configured with different directories.
    case otherDirectories(wanted: [String], used: [String])
}

extension FontProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noFamily(let family, let directories):
            """
            The font family \(family) isn't in \(directories.joined(separator: ", ")), so browsers \
            lay cards out in fonts of their own. Install it (on Debian: apt-get install \
            fonts-inter).
            """
        case .unreadable(let path, let reason):
            "The font file \(path) can't be read (\(reason)), so it isn't used."
        case .tooLarge(let path, let bytes):
            "The font file \(path) has \(bytes) bytes, more than text is measured with."
        case .damaged(let path):
            """
            The font file \(path) is damaged, so it isn't used. Install its package once more.
            """
        case .otherDirectories(let wanted, let used):
            """
            Cards are laid out in the fonts of \(used.joined(separator: ", ")), because another \
            surface of this process draws with them already; \(wanted.joined(separator: ", ")) isn't \
            looked at. Give the page and assistants the same fontDirectories.
            """
        }
    }
}
