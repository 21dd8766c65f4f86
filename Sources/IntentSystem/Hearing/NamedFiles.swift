import AppIntents
package import AppIntentsMetadata
import Foundation
package import UniformTypeIdentifiers
import _Localization

/// The files that a person can name in words, and where they are looked for.
package struct NamedFiles: Sendable {
    /// A file that is known by its name; it is opened when it is meant.
    package struct File: Sendable {
        package let name: String
        /// The name of its folder; `nil` where there is only one.
        package let folder: String?
        package let type: UTType
        package let size: Int?
        private let open: @Sendable () throws(FileProblem) -> FileReference

        package init(
            name: String, folder: String? = nil, contentType: String? = nil, size: Int?,
            open: @escaping @Sendable () throws(FileProblem) -> FileReference
        ) {
            self.name = name
            self.folder = folder
            type = FileCheck.type(contentType: contentType, name: name)
            self.size = size
            self.open = open
        }

        package func opened() throws(FileProblem) -> FileReference { try open() }
    }

    /// The places where files are looked for.
    package enum Places: Sendable, Hashable {
        /// Folders of the person's machine, by their names.
        case folders([String])
        /// The files that the person gave to the app at its page in this session: those of their machine aren’t known.
        case session
    }

    /// The newest ones first.
    package let files: [File]
    package let places: Places
    /// The size of the largest file that is taken.
    package let maximumBytes: Int
    /// `true` if all files of the places were looked at.
    package let isComplete: Bool

    package init(
        _ files: [File], in places: Places, maximumBytes: Int, isComplete: Bool = true
    ) {
        self.isComplete = isComplete
        self.files = files
        self.places = places
        self.maximumBytes = maximumBytes
    }

    /// No files of a session.
    package static let none = NamedFiles([], in: .session, maximumBytes: 0)

    /// Returns the files that fit a parameter, and those that don't.
    func divided(for parameter: ParameterMetadata) -> (fitting: [File], others: [File]) {
        let accepted = parameter.constraints.acceptedTypes
        var (fitting, others): ([File], [File]) = ([], [])
        for file in files {
            let fits =
                FileCheck.problem(file.type, accepted: accepted) == nil
                && file.size ?? 0 <= maximumBytes
            if fits { fitting.append(file) } else { others.append(file) }
        }
        return (fitting, others)
    }

    /// Returns the sentence that words name none of them, with what was looked at, or what to do instead.
    func absence(of words: String, in locale: Locale) -> String {
        let text: LocalizedStringResource =
            switch places {
            case .folders([]): .init(system: "There is no file “\(words)”.")
            case .folders(let names) where !isComplete:
                .init(
                    system:
                        "“\(words)” may mean a file that wasn’t looked at: not all files in \(names.quoted(in: locale)) could be. Please give its path."
                )
            case .folders(let names):
                .init(system: "“\(words)” names no file in \(names.quoted(in: locale)).")
            case .session:
                .init(
                    system:
                        "“\(words)” names no file that you gave here before. Please choose it on the page."
                )
            }
        return text.text(in: locale)
    }
}

extension BlobStore {
    /// Returns the files that a person gave in a session and that are still there, the newest first.
    ///
    /// Of several with one name, which nothing tells apart, the newest alone can be named.
    func named(of session: SessionID) -> NamedFiles {
        var names: Set<String> = []
        return NamedFiles(
            held(of: session).filter { names.insert($0.name).inserted }.map { file in
                NamedFiles.File(name: file.name, contentType: file.contentType, size: file.size) {
                    () throws(FileProblem) in
                    guard let held = self.file(file.id, of: session) else { throw .notFound }
                    return held
                }
            }, in: .session, maximumBytes: limits.maximumFileBytes)
    }
}

extension [String] {
    /// The texts between quotation marks, in one line.
    func quoted(in locale: Locale) -> String {
        let separator = LocalizedStringResource(system: ", ").text(in: locale)
        return map { LocalizedStringResource(system: "“\($0)”").text(in: locale) }
            .joined(separator: separator)
    }
}
