import Foundation

/// The first message of a caller: what it was started for, and what its terminal is like.
struct InstanceRequest: Codable {
    /// The mark that tells one build of a program from another.
    var build: String
    /// The words after the program's name.
    var words: [String]
    /// The folder in which paths begin that are no absolute ones.
    var folder: String
    /// The variables that say in which language the person reads.
    var environment: [String: String]
    /// The values of the app's own options.
    var options: String
    var terminal: Terminal.Facts
}

/// A further message of a caller.
enum InstanceInput: String, Codable {
    /// Control-C, or a request to end.
    case interrupt
}

/// A message to a caller.
enum InstanceReply: Codable {
    /// The person is asked: the next line that they type is wanted.
    case wantsLine
    /// The command is done.
    case exit(Int32)
    /// The instance is of another build, and performs nothing.
    case otherBuild
}

/// The mark that tells one build of a program from another.
enum ProgramBuild {
    /// The size and the date of the program's file as it was when the process began.
    static let current: String = {
        let path = "/proc/self/exe"
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
        let facts = try? FileManager.default.attributesOfItem(atPath: target)
        let size = facts?[.size] as? Int ?? 0
        let date = facts?[.modificationDate] as? Date ?? .distantPast
        return "\(size)-\(Int(date.timeIntervalSince1970 * 1000))"
    }()
}
