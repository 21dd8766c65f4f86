import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import Synchronization

/// An app under test, and a screen in it.
struct TestedApp: Sendable {
    let bundleIdentifier: String
    /// The screen of one value of `IntentDefinitions`, so that tests beside each other have each
    /// their own.
    let screen: String

    init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        screen = UUID().uuidString
    }

    /// Returns the app's reply; throws its refusal.
    func reply(to request: DefinitionRequest) async throws -> DefinitionReply {
        let reply =
            switch try Self.connection(to: bundleIdentifier) {
            case .ownProcess(let answers): await answers.answer(request)
            case .program(let program):
                if case .run(_, let values, _) = request,
                    let file = values.values.flatMap(\.files).first
                {
                    throw TestingProblem(
                        description: """
                            The file “\(file.name)” can't be given to an app in another process. Link the app's \
                            module to the test, which then needs no other process.
                            """)
                } else {
                    try await program.answer(request)
                }
            }
        if case .refusal(let reason) = reply { throw TestingProblem(description: reason) }
        return reply
    }

    /// Returns the value that the app replies.
    func value(_ request: DefinitionRequest) async throws -> IntentValueContainer {
        guard case .value(let value) = try await reply(to: request) else {
            throw TestingProblem(description: "The app gave no value.")
        }
        return IntentValueContainer(value, of: bundleIdentifier)
    }

    /// Returns the entities that the app replies.
    func entities(_ request: DefinitionRequest) async throws -> [AnyAppEntity] {
        try [AnyAppEntity]._value(in: try await value(request)) ?? []
    }

    // MARK: - Connecting

    private enum Connection: Sendable {
        case ownProcess(DefinitionAnswers)
        case program(ProgramConnection)

        /// The app's process has ended, so that the next request needs another one.
        var hasEnded: Bool {
            if case .program(let program) = self { program.hasEnded } else { false }
        }
    }

    /// The apps by their bundle identifiers.
    private static let connections = Mutex<[String: Connection]>([:])

    private static func connection(to bundleIdentifier: String) throws -> Connection {
        try connections.withLock { known in
            if let connection = known[bundleIdentifier], !connection.hasEnded { return connection }
            let connection: Connection =
                switch try AppPlace(of: bundleIdentifier) {
                case .module(let name):
                    .ownProcess(DefinitionAnswers(IntentSystem(.init(appName: name))))
                case .program(let url): .program(try ProgramConnection(to: url))
                }
            known[bundleIdentifier] = connection
            return connection
        }
    }
}

/// The place of an app under test.
enum AppPlace: Equatable {
    /// A module that the test links.
    case module(String)
    /// A program that was built.
    case program(URL)

    /// Finds the app with a bundle identifier.
    init(
        of bundleIdentifier: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(TestingProblem) {
        let variable = Self.variable(of: bundleIdentifier)
        let given = environment[variable]
        if let given, given.contains("/") {
            guard Self.isProgram(given) else {
                throw TestingProblem(
                    description: "\(variable) is \(given), where there is no program.")
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
        let folders = Self.buildFolders
        for folder in folders where !name.isEmpty {
            let url = folder.appending(path: name)
            if Self.isProgram(url.path) {
                self = .program(url)
                return
            }
        }
        let places = folders.map { $0.path(percentEncoded: false) }.joined(separator: ", ")
        throw TestingProblem(
            description: """
                There is no app \(bundleIdentifier): the test links no module “\(module)” with intents or \
                entities, and there is no program “\(name)” in \(places). Set \(variable) to the name of a module \
                that the test links, or to the path of the app's program.
                """)
    }

    static func variable(of bundleIdentifier: String) -> String {
        "OAI_APP_" + bundleIdentifier.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }

    private static func isLinked(_ module: String) -> Bool {
        Catalog.Scope.modules([module]).declaresIntents
    }

    /// The folder of the test's own program, where its package's other programs are.
    private static var buildFolders: [URL] {
        [URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()]
    }
}
