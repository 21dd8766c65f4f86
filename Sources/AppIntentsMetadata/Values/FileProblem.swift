/// Why a file was not taken, or cannot be had.
public enum FileProblem: Error, Hashable, Sendable {
    /// It has more bytes than a file may have.
    case tooLarge(limit: Int)
    /// More bytes came than were announced.
    case longerThanSaid(said: Int)
    /// Fewer bytes came than were announced.
    case shorterThanSaid(said: Int, came: Int)
    /// The parameter takes files of other types only, by their names for people.
    case typeNotAccepted(accepted: [String])
    /// The first bytes are not those of the type that was said, by its name for people.
    case notOfItsType(said: String)
    /// The session has as many files, or as many bytes in files, as it may have.
    case sessionFull
    /// All sessions together have as many bytes in files as they may have.
    case systemFull
    /// The disk refused, with the number of the system's error.
    case disk(errno: Int32)
    /// Nothing came for so long that the upload was given up.
    case abandoned
    /// There is no such file, or it belongs to another session.
    case notFound
}
