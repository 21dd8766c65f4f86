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

    /// Returns the words to tell a person that answer a field: for files, the names of the newest ones.
    package func sayable(for field: Question.Field) -> [String] {
        guard case .file = field.parameter.shape.element, field.options?.isEmpty ?? true else {
            return examples.of(field)
        }
        return files().divided(for: field.parameter).fitting.prefix(Self.toldFiles).map(\.name)
    }

    /// Returns the file that words name; a file that the parameter doesn't take is refused with the reason.
    func file(_ said: String, _ field: Question.Field) -> Found {
        let known = files()
        let (fitting, others) = known.divided(for: field.parameter)
        var found = called(said, among: fitting)
        if found.isEmpty { found = meant(said, among: fitting) }
        if found.isEmpty { found = Array(called(said, among: others).prefix(1)) }
        guard let first = found.first else {
            return .unclear(.refused(known.absence(of: said, in: locale)))
        }
        do throws(FileProblem) {
            if found.count == 1 { return .value(try meant(first, beside: found)) }
            // Of several, one that is gone meanwhile is no choice.
            let meanings = found.compactMap { try? meant($0, beside: found) }
            return meanings.count > 1 ? .several(meanings) : .value(try meant(first, beside: []))
        } catch {
            return .unclear(.refused(ProblemText.besideField(error, in: locale)))
        }
    }

    /// Returns whether words, however many, are the name of one file.
    func nameFile(_ said: String, _ field: Question.Field) -> Bool {
        called(said, among: files().divided(for: field.parameter).fitting).count == 1
    }

    /// Returns the names of files in words that a recognizer can hear.
    func spokenFiles(for field: Question.Field) -> [String] {
        let names = files().divided(for: field.parameter).fitting.map(\.name)
        return names.flatMap { name in
            let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
            return base.isEmpty ? [name] : [base, name]
        } + reader.newestFiles
    }

    private func called(_ said: String, among files: [NamedFiles.File]) -> [NamedFiles.File] {
        reader.files(called: said, among: files.map(\.name)).map { files[$0] }
    }

    /// Returns the files of a kind or an age, "the newest photo", "the last report".
    private func meant(_ said: String, among files: [NamedFiles.File]) -> [NamedFiles.File] {
        let request = reader.fileRequest(said)
        guard request.isNewest || request.kind != nil else { return [] }
        let kept = files.filter { request.kind?.contains($0.type) ?? true }
        if request.isNewest {
            let newest = kept.first { file in
                request.name.isEmpty
                    || !reader.files(called: request.name, among: [file.name]).isEmpty
            }
            return [newest].compactMap(\.self)
        }
        return request.name.isEmpty
            ? Array(kept.prefix(Self.mostFiles)) : called(request.name, among: kept)
    }

    /// Returns an opened file; one of several with its name is told apart by its folder.
    private func meant(
        _ file: NamedFiles.File, beside others: [NamedFiles.File]
    ) throws(FileProblem) -> Meant {
        let isUnique = others.filter { $0.name == file.name }.count < 2
        let title = isUnique ? file.name : "\(file.name) – \(file.folder ?? "")"
        return Meant(value: .file(try file.opened()), title: title)
    }
}

extension FileKind {
    fileprivate func contains(_ type: UTType) -> Bool {
        switch self {
        case .any: true
        case .image: type.conforms(to: .image)
        case .video: type.conforms(to: .movie)
        case .audio: type.conforms(to: .audio)
        case .document: !type.conforms(to: .image) && !type.conforms(to: .audiovisualContent)
        }
    }
}
