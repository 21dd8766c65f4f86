import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import _Localization

/// The saving of an intent's files at the path of `--output`.
///
/// One file is written to a path, where it replaces an existing one, into a folder, or to standard
/// output. Several are written into a folder, which is created if it is missing, each under its
/// name; then no existing file is replaced, because the app chooses the names.
struct FileSaving {
    private let output: String
    private let context: CommandContext

    init(output: String, in context: CommandContext) {
        self.output = output
        self.context = context
    }

    /// The reason why files couldn't be saved.
    enum Problem: Error, Hashable {
        case severalToOutput(count: Int)
        case severalToFile(count: Int, path: String)
        case exists(path: String)
        case notWritten(path: String)
        case removed(name: String)
        /// The result can't be exported as the type of the path's extension.
        case noForm(path: String, types: [String])
        /// A value couldn't be exported as a file; the text is for the person.
        case notMade(String)
        /// The reader of standard output has closed its end, which isn't reported.
        case outputClosed

        /// The sentence for the person; `nil` if the problem isn't reported.
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

    /// `true` if the bytes are written to standard output, so nothing else may be written there.
    var isStandardOutput: Bool { output == "-" }

    /// Exports the values of an intent as files; a single value in the type of the output's
    /// extension.
    func files(
        of contents: [ContentForms], beside others: Int, in system: IntentSystem
    ) async throws(Problem) -> [FileReference] {
        let isNamed =
            contents.count + others == 1 && !isStandardOutput && !output.hasSuffix("/")
            && !isFolder(output)
        var made: [FileReference] = []
        for content in contents {
            guard let form = isNamed ? content.form(forFileNamed: output) : content.forms.first
            else { throw .noForm(path: output, types: content.typeNames) }
            do throws(ExportFailure) {
                made.append(try await system.exported(form))
            } catch {
                throw .notMade(error.text(in: context.locale))
            }
        }
        return made
    }

    /// Saves the files; if there is no place for one of several, none is written.
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

    /// Returns the names of files in a common folder: a repeated name gets a number.
    static func names(of files: [FileReference]) -> [String] {
        var taken: Set<String> = []
        return files.map { file in
            let name = FileName.sanitized(file.name)
            let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
            let stem = name[..<(dot ?? name.endIndex)]
            let ending = name[(dot ?? name.endIndex)...]
            var number = 1
            var free = name
            // Some file systems ignore case.
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
        guard mkdir(context.absolute(output), 0o777) == 0 else { throw .notWritten(path: output) }
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
