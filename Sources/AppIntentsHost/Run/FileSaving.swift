import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import _Localization

/// Saves the files that an intent gave where `--output` says.
///
/// One file goes to a path, in place of what is there; into a folder, or to standard output. Several
/// go into a folder, which is made if it isn't there, each under its name; nothing that is there
/// already is replaced then, since the names are the app's.
struct FileSaving {
    private let output: String
    private let context: CommandContext

    init(output: String, in context: CommandContext) {
        self.output = output
        self.context = context
    }

    /// Why files could not be saved.
    enum Problem: Error, Hashable {
        case severalToOutput(count: Int)
        case severalToFile(count: Int, path: String)
        case exists(path: String)
        case notWritten(path: String)
        case removed(name: String)
        /// No form of the result is of the type that the file's extension says.
        case noForm(path: String, types: [String])
        /// A value could not be had as a file, in the person's words.
        case notMade(String)
        /// The reader of standard output went away, which is not told of.
        case outputClosed

        /// The sentence for the person; `nil` where there is nothing to tell.
        var message: LocalizedStringResource? {
            switch self {
            case .severalToOutput(let count):
                .init(
                    system:
                        "The result has \(count) files, and standard output takes one. Name a folder to save them in: --output FOLDER."
                )
            case .severalToFile(let count, let path):
                .init(
                    system:
                        "The result has \(count) files, and “\(path)” is a file. Name a folder to save them in: --output FOLDER."
                )
            case .exists(let path):
                .init(system: "\(path) is there already. Nothing was written.")
            case .notWritten(let path): .init(system: "\(path) can’t be written.")
            case .removed(let name):
                .init(system: "The app removed “\(name)” before it could be written.")
            case .noForm(let path, let types):
                .init(
                    system:
                        "“\(path)” can’t be written: the result can be had as \(types.formatted(.list(type: .or)))."
                )
            case .notMade(let words): .init(verbatim: words)
            case .outputClosed: nil
            }
        }
    }

    /// The bytes go to standard output, so nothing else may go there.
    var isStandardOutput: Bool { output == "-" }

    /// Makes files of the things that an intent gave: of one, in the form that the name of the output asks
    /// for.
    func files(
        of contents: [ContentForms], beside others: Int, in system: IntentSystem
    ) async throws(Problem) -> [FileReference] {
        let isNamed =
            contents.count + others == 1 && !isStandardOutput && !output.hasSuffix("/")
            && !isFolder(output)
        var made: [FileReference] = []
        for content in contents {
            guard let form = isNamed ? content.form(forFileNamed: output) : content.forms.first
            else {
                throw .noForm(path: output, types: content.typeNames)
            }
            do throws(ExportFailure) {
                made.append(try await system.exported(form))
            } catch {
                throw .notMade(error.text(in: context.locale))
            }
        }
        return made
    }

    /// Saves the files; of several, none is written if there is no place for one of them.
    func save(_ files: [FileReference]) throws(Problem) {
        if isStandardOutput {
            guard files.count == 1 else { throw .severalToOutput(count: files.count) }
            return try write(files[0])
        }
        let isFolder = isFolder(output)
        if files.count == 1, !isFolder, !output.hasSuffix("/") {
            return try write(files[0], to: output)
        }
        if !isFolder { try makeFolder(for: files.count) }
        let paths = Self.names(of: files).map {
            (output.hasSuffix("/") ? output : output + "/") + $0
        }
        for path in paths where access(context.absolute(path), F_OK) == 0 {
            throw .exists(path: path)
        }
        for (file, path) in zip(files, paths) { try write(file, to: path) }
    }

    /// The names of files in a folder of their own: the second of a name has a number.
    static func names(of files: [FileReference]) -> [String] {
        var taken: Set<String> = []
        return files.map { file in
            let name = FileName.sanitized(file.name)
            let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
            let stem = name[..<(dot ?? name.endIndex)]
            let ending = name[(dot ?? name.endIndex)...]
            var number = 1
            var free = name
            // Some disks don't tell capital letters from small ones.
            while !taken.insert(free.lowercased()).inserted {
                number += 1
                free = "\(stem) \(number)\(ending)"
            }
            return free
        }
    }

    private func makeFolder(for count: Int) throws(Problem) {
        guard access(context.absolute(output), F_OK) != 0 else {
            throw .severalToFile(count: count, path: output)
        }
        guard mkdir(context.absolute(output), 0o777) == 0 else {
            throw .notWritten(path: output)
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let path = context.absolute(path)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    private func write(_ file: FileReference, to path: String) throws(Problem) {
        do throws(FileProblem) {
            try file.write(toPath: context.absolute(path))
        } catch .notFound {
            throw .removed(name: file.name)
        } catch {
            throw .notWritten(path: path)
        }
    }

    private func write(_ file: FileReference) throws(Problem) {
        do throws(FileProblem) {
            try file.write(to: context.terminal.output)
        } catch .notFound {
            throw .removed(name: file.name)
        } catch {
            throw .outputClosed
        }
    }
}
