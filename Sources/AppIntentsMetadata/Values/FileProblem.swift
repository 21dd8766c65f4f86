/// The reason why a file was refused or isn't available.
public enum FileProblem: Error, Hashable, Sendable {
    /// It is larger than a file may be.
    case tooLarge(limit: Int)
    /// It has more bytes than announced.
    case longerThanSaid(said: Int)
    /// It has fewer bytes than announced.
    case shorterThanSaid(said: Int, came: Int)
    /// The parameter accepts only files of other types, given by their readable names.
    case typeNotAccepted(accepted: [String])
    /// The first bytes don't match the stated type, given by its readable name.
    case notOfItsType(said: String)
    /// The session has reached its limit of files, or of bytes in files.
    case sessionFull
    /// The person has reached their limit of files, or of bytes in files; the number of seconds after
    /// which there may be room again.
    case personFull(retryAfter: Int)
    /// All sessions together have reached their limit of bytes in files.
    case systemFull
    /// The disk refused, with the system's error number.
    case disk(errno: Int32)
    /// The upload was abandoned because nothing arrived for too long.
    case abandoned
    /// There is no such file, or it belongs to another session.
    case notFound
}
