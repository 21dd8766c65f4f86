import Foundation
import IntentSystem

/// The place of an app under test.
enum AppPlace: Equatable {
    /// A module that the test links.
    case module(String)
    /// A program that was built.
    case program(URL)

    /// Finds the app with a bundle identifier.
    init(
        of bundleIdentifier: String, environment: [String: String],
        folders: [URL] = Self.buildFolders
    ) throws(TestingProblem) {
        let variable = Self.variable(of: bundleIdentifier)
        let given = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        if let given, given.contains("/") {
            if let reason = Self.reasonAgainst(given) {
                throw TestingProblem(description: "\(variable) is \(given), \(reason)")
            }
            self = .program(URL(filePath: given))
            return
        }
        let name = given ?? bundleIdentifier.split(separator: ".").last.map(String.init) ?? ""
        let module = name.replacing("-", with: "_")
        if !name.isEmpty, Self.isLinked(module) {
            self = .module(module)
            return
        }
        for folder in folders where !name.isEmpty {
            let url = folder.appending(path: name)
            if Self.reasonAgainst(url.path) == nil {
                self = .program(url)
                return
            }
        }
        let near = Spelling.question(
            for: name, among: folders.flatMap(Self.programs).sorted())
        let places = folders.map { $0.path(percentEncoded: false) }.joined(separator: ", ")
        throw TestingProblem(
            description: """
                There is no app \(bundleIdentifier): the test links no module “\(module)” with intents or \
                entities, and there is no program “\(name)” in \(places).\(near) Set \(variable) to the name of a module \
                that the test links, or to the path of the app's program.
                """)
    }

    /// The environment variable that names an app: each character that shells allow in no variable is an
    /// underscore.
    static func variable(of bundleIdentifier: String) -> String {
        "OAI_APP_"
            + bundleIdentifier.map {
                $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_"
            }.joined()
    }

    /// Returns the reason why a path leads to no program; `nil` if it leads to one.
    private static func reasonAgainst(_ path: String) -> String? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return "where there is nothing."
        }
        if isFolder.boolValue { return "which is a folder, not the program in it." }
        return FileManager.default.isExecutableFile(atPath: path)
            ? nil : "which can't be executed."
    }

    /// The programs of a folder by their names.
    private static func programs(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter {
            !$0.contains(".") && reasonAgainst(folder.appending(path: $0).path) == nil
        }
    }

    private static func isLinked(_ module: String) -> Bool {
        Catalog.Scope.modules([module]).declaresIntents
    }

    /// The folder of the test's own program, where its package's other programs are.
    static var buildFolders: [URL] {
        [URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()]
    }
}
