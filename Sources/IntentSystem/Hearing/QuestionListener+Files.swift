import AppIntents
import AppIntentsMetadata
import Foundation
import PhraseGrammar
import UniformTypeIdentifiers

/// Files in words.
extension QuestionListener {
    /// The most files that the same words are asked about.
    private static let mostFiles = 8
    /// The names that people are told, of many.
    private static let toldFiles = 2

    /// The files that an answer is compared with; they are listed and indexed once for it.
    struct Listing: Sendable {
        let known: NamedFiles
        let fitting: [NamedFiles.File]
        let others: [NamedFiles.File]
        let names: FileNames
    }

    /// Lists the files for a field; `nil` for a field of another kind.
    func listed(for field: Question.Field) -> Listing? {
        guard case .file = field.parameter.shape.element else { return nil }
        let known = files()
        let (fitting, others) = known.divided(for: field.parameter)
        return Listing(
            known: known, fitting: fitting, others: others,
            names: reader.fileNames(fitting.map(\.name)))
    }

    /// Returns the words to tell a person that answer a field: for files, the names of the newest ones.
    package func sayable(for field: Question.Field) -> [String] {
        guard case .file = field.parameter.shape.element, field.options?.isEmpty ?? true else {
            return examples.of(field)
        }
        return files().divided(for: field.parameter).fitting.prefix(Self.toldFiles).map(\.name)
    }

    /// Returns the file that words name; a file that the parameter doesn't take is refused with the reason.
    func file(_ said: String, _ listing: Listing) -> Found {
        let known = listing.known
        let request = reader.fileRequest(said)
        var found = called(said, among: listing)
        if found.isEmpty {
            // The newest file may be one that wasn't looked at.
            if request.isNewest, !known.isComplete {
                return .unclear(.refused(known.absence(of: said, in: locale)))
            }
            found = meant(request, among: listing)
        }
        if found.isEmpty {
            let others = reader.files(called: said, among: listing.others.map(\.name))
            found = others.prefix(1).map { listing.others[$0] }
        }
        guard let first = found.first else {
            return .unclear(.refused(known.absence(of: said, in: locale)))
        }
        if found.count == 1 { return opened(first, title: first.name) }
        return .several(
            found.map { file in
                // One of several with its name is told apart by its folder.
                let isUnique = found.filter { $0.name == file.name }.count < 2
                let title = isUnique ? file.name : "\(file.name) – \(file.folder ?? "")"
                return Meant(value: .null, title: title, file: file)
            })
    }

    /// Opens the file that is meant; of several only the chosen one, since its bytes are read.
    func opened(_ file: NamedFiles.File, title: String) -> Found {
        do throws(FileProblem) {
            return .value(Meant(value: .file(try file.opened()), title: title))
        } catch {
            return .unclear(.refused(ProblemText.besideField(error, in: locale)))
        }
    }

    /// Returns whether words, however many, are the name of one file.
    func nameFile(_ said: String, _ listing: Listing) -> Bool {
        called(said, among: listing).count == 1
    }

    /// Returns the names of files in words that a recognizer can hear.
    func spokenFiles(for field: Question.Field) -> [String] {
        let names = files().divided(for: field.parameter).fitting.map(\.name)
        return names.flatMap { name in
            let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
            return base.isEmpty ? [name] : [base, name]
        } + reader.newestFiles
    }

    private func called(
        _ said: String, among listing: Listing, atMost count: Int = mostFiles
    ) -> [NamedFiles.File] {
        reader.files(called: said, among: listing.names, atMost: count).map { listing.fitting[$0] }
    }

    /// Returns the files of a kind or an age, "the newest photo", "the last report".
    private func meant(_ request: FileRequest, among listing: Listing) -> [NamedFiles.File] {
        guard request.isNewest || request.kind != nil else { return [] }
        var (kept, names) = (listing.fitting, listing.names)
        if let kind = request.kind {
            kept = kept.filter(kind.contains)
            names = reader.fileNames(kept.map(\.name))
        }
        if !request.name.isEmpty {
            kept = reader.files(called: request.name, among: names, atMost: kept.count).sorted()
                .map { kept[$0] }
        }
        return Array(kept.prefix(request.isNewest ? 1 : Self.mostFiles))
    }
}

extension FileKind {
    fileprivate func contains(_ file: NamedFiles.File) -> Bool {
        let types: [UTType] =
            switch self {
            case .any: [file.type]
            case .image: [.image]
            case .video: [.movie]
            case .audio: [.audio]
            case .document: [.text, .compositeContent, .spreadsheet]
            }
        return types.contains { file.type.conforms(to: $0) }
    }
}
