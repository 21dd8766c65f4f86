import Foundation
import SwiftUI

/// The first message of a caller: its command, and its terminal.
struct InstanceRequest: Codable {
    /// The version of the messages between processes, and of the commands that apps perform for each other.
    static let version = 1
    /// The environment variables of the process for which a command is performed.
    @TaskLocal static var variables = ProcessInfo.processInfo.environment
    /// The folder of the process for which a command is performed; `nil` for this process's own.
    @TaskLocal static var callersFolder: String?

    /// The build of the instance, whose commands the caller knows.
    var build: String
    /// The words after the program's name.
    var words: [String]
    /// The folder in which relative paths begin.
    var folder: String
    /// The environment variables that determine the person's language, time zone and folders, and the
    /// provider at which people sign in.
    var environment: [String: String]
    /// The values of the app's options; `nil` from a caller that is another app.
    var options: String?
    var terminal: Terminal.Facts
    /// `true` if the instance says that it has begun; `nil` from a caller that wouldn't know that message.
    var wantsSign: Bool?

    /// Creates the request of a command of this process, or of another app whose instance understands it.
    init(
        _ words: [String], build: String = ProgramBuild.current, options: String? = nil,
        terminal: Terminal.Facts = Terminal.standard().facts
    ) {
        self.build = build
        self.words = words
        folder = FileManager.default.currentDirectoryPath
        environment = Self.surroundings
        self.options = options
        self.terminal = terminal
    }

    private static var surroundings: [String: String] {
        let variables =
            ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "OAI_PUBLIC_URL"]
            + PersonFolders.variables
        let own = ProcessInfo.processInfo.environment.filter { name, _ in
            variables.contains(name) || name.hasPrefix("OAI_OPENID_")
        }
        // The instance may have been started in another zone than this machine's.
        return own.merging(["TZ": TimeZone.current.identifier]) { $1 }
    }
}

/// A later message of a caller.
enum InstanceInput: String, Codable {
    /// Control-C, or a request to end.
    case interrupt
}

/// A message to a caller.
enum InstanceReply: Codable {
    /// A question for the person: the next typed line is wanted.
    case wantsLine
    /// The command has begun, for a caller that wants to know that.
    case begun
    case exit(Int32)
    /// The instance is of another build, and performs no command.
    case otherBuild
}

/// The identifier of a program's build.
enum ProgramBuild {
    /// The size and the modification date of the program's file when the process began.
    static let current: String = {
        let path = "/proc/self/exe"
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
        let facts = try? FileManager.default.attributesOfItem(atPath: target)
        let size = facts?[.size] as? Int ?? 0
        let date = facts?[.modificationDate] as? Date ?? .distantPast
        return "\(size)-\(Int(date.timeIntervalSince1970 * 1000))"
    }()

    /// The build, with the size and the newest date of the package's resources, from which an app may make entities.
    static let withResources: String = {
        let facts: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
        var (size, newest) = (0, Date.distantPast)
        for folder in ResourceBundles.directories() {
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: Array(facts))
            while let file = files?.nextObject() as? URL {
                let values = try? file.resourceValues(forKeys: facts)
                size += values?.fileSize ?? 0
                newest = max(newest, values?.contentModificationDate ?? .distantPast)
            }
        }
        return "\(current)-\(size)-\(Int(newest.timeIntervalSince1970 * 1000))"
    }()
}
