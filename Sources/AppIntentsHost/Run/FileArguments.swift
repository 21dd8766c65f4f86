import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import _Localization

/// The files that a command line names by their paths, or passes on standard input.
struct FileArguments: Sendable {
    private let store: BlobStore
    private let owner = SessionID.random()
    private let context: CommandContext

    init(store: BlobStore, in context: CommandContext) {
        self.store = store
        self.context = context
    }

    /// Returns the values of flags with files instead of their paths; throws a sentence about the
    /// first file that can't be taken.
    ///
    /// Reading standard input waits for its end; a cancelled task ends the wait with an error.
    func values(
        _ values: [String: ParameterValue], of flags: [String: ParameterMetadata]
    ) throws(UsageError) -> [String: ParameterValue] {
        var result = values
        for (flag, parameter) in flags.sorted(by: { $0.key < $1.key }) {
            let name = parameter.name
            switch values[name] {
            case .string(let path)?: result[name] = try value(path, flag, parameter)
            case .array(let paths)?:
                var files: [ParameterValue] = []
                for case .string(let path) in paths {
                    files.append(try value(path, flag, parameter))
                }
                result[name] = .array(files)
            default: break
            }
        }
        return result
    }

    private func value(
        _ path: String, _ flag: String, _ parameter: ParameterMetadata
    ) throws(UsageError) -> ParameterValue {
        // A word that isn't a path may be the name of an entity.
        if parameter.takesFileEntities, path != "-", !isThere(path) { return .string(path) }
        let accepted = parameter.constraints.acceptedTypes
        do throws(FileProblem) {
            let file = try store.file(
                argument: path == "-" ? path : context.absolute(path), of: owner,
                accepted: accepted, standardInput: context.terminal.input)
            if let problem = FileCheck.problem(file, accepted: accepted) { throw problem }
            return .file(file)
        } catch {
            throw UsageError("--\(flag): \(text(error, path))")
        }
    }

    /// The files that the person can name in words.
    var named: NamedFiles { context.personFolders.files(in: store, for: owner) }

    /// Returns `true` for a path: of something other than a folder that exists, or with a sign that no name has.
    func isPath(_ text: String) -> Bool {
        if text.contains("/") { return true }
        let facts = FileFacts(atPath: context.absolute(text), followsLink: true)
        return facts.map { $0.kind != .folder } ?? false
    }

    /// Returns `true` if a file or folder exists at a path.
    func isThere(_ path: String) -> Bool { access(context.absolute(path), F_OK) == 0 }

    /// Returns the file at a path, of any type; throws a sentence with the reason if there is none.
    func file(atPath path: String) throws(UsageError) -> FileReference {
        do throws(FileProblem) {
            return try store.file(atPath: context.absolute(path))
        } catch {
            throw UsageError(text(error, path))
        }
    }

    /// Returns all bytes of a path, or of standard input; throws a sentence with the reason if
    /// there are none.
    func bytes(atPath path: String) throws(UsageError) -> Data {
        do throws(FileProblem) {
            let file = try store.file(
                argument: path == "-" ? path : context.absolute(path), of: owner,
                standardInput: context.terminal.input)
            guard let contents = file.contents else { throw .notFound }
            do {
                return try contents.load()
            } catch let problem as FileProblem {
                throw problem
            } catch {
                throw .disk(errno: errno)
            }
        } catch {
            throw UsageError(text(error, path))
        }
    }

    /// Returns the text with the path, which only a person at a command line sees.
    private func text(_ problem: FileProblem, _ path: String) -> String {
        let locale = context.locale
        let name =
            path == "-"
            ? LocalizedStringResource(system: "Standard input").text(in: locale) : "“\(path)”"
        let sentence: LocalizedStringResource? =
            switch problem {
            case .notFound: .init(system: "There is no file “\(path)”.")
            case .disk(EISDIR): .init(system: "\(name) is a folder, not a file.")
            case .disk(let number):
                .init(system: "\(name) can’t be read: \(String(cString: strerror(number))).")
            default: nil
            }
        return sentence?.text(in: locale) ?? ProblemText.besideField(problem, in: locale)
    }
}
