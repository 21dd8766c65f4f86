import AppIntents
package import AppIntentsMetadata
import CoreTransferable
import Foundation

extension PresentedValue {
    /// The files that the value is or contains, and the exported files of its entities: one entity
    /// in each form, several in the preferred form of each.
    package var offeredFiles: [FileReference] {
        elements.isEmpty ? data.files + contents : elements.flatMap(\.offeredFiles)
    }
}

extension [PresentedValue] {
    /// Keeps only the preferred form of each of several values, as far as they are drawn.
    mutating func limitContents() {
        guard count > 1 else { return }
        for place in indices {
            let isOffered = place < ValueView.firstRows
            self[place].contents = Array<FileReference>(
                self[place].contents.prefix(isOffered ? 1 : 0))
        }
    }
}

extension _IntentValue {
    /// Returns the forms in which an entity or a person can be exported as a file; none for other
    /// values, which words describe as well.
    func contents(
        named title: String, to receiver: TransferRepresentationVisibility = .all
    ) -> [FileReference] {
        if let person = self as? IntentPerson { return person.files(named: title, to: receiver) }
        if Self.isPlain { return [] }
        return switch self {
        case let entity as any AppEntity & Transferable: entity.files(named: title, to: receiver)
        case let entity as any FileEntity: entity.file.map { [$0] } ?? []
        default: []
        }
    }
}

extension Transferable where Self: Sendable {
    /// Returns the files that a receiver may have of the value.
    ///
    /// Receivers get a copy of an app's file, whether or not its author lets them use the original.
    fileprivate func files(
        named title: String, to receiver: TransferRepresentationVisibility
    ) -> [FileReference] {
        transferOffers(to: receiver).map { offer in
            let name = offer.fileName ?? TransferFile.name(title, of: offer.contentType)
            return FileReference(
                name: FileName.sanitized(name), contentType: offer.contentType.usualMIMEType
            ) {
                switch try await offer.content() {
                case .data(let data): FileContents(.memory(data))
                case .file(let url, _): FileContents(.disk(url))
                }
            }
        }
    }
}

extension FileEntity {
    /// The entity's file; `nil` for a draft, which has none yet.
    fileprivate var file: FileReference? {
        guard let path = id.path else { return nil }
        let name = FileName.sanitized(URL(filePath: path).lastPathComponent)
        let type = FileCheck.type(contentType: nil, name: name)
        return FileReference(name: name, contentType: type.preferredMIMEType) { [id] in
            guard let url = try await id.fileURL else { throw FileProblem.notFound }
            return FileContents(.disk(url))
        }
    }
}
