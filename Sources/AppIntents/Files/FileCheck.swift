package import AppIntentsMetadata
import Foundation
package import UniformTypeIdentifiers

/// The checks that every incoming file passes.
package enum FileCheck {
    /// Returns the problem with a file for a parameter that accepts certain types; `nil` if there
    /// is none.
    ///
    /// It doesn't check bytes that are not available.
    package static func problem(
        _ reference: FileReference, accepted: [UTType]
    ) -> FileProblem? {
        let type = type(contentType: reference.contentType, name: reference.name)
        if let problem = problem(type, accepted: accepted) { return problem }
        guard let contents = reference.contents else { return nil }
        do {
            return problem(beginning: try contents.beginning(FileSignature.length), of: type)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return .notFound
        } catch {
            return .disk(errno: EIO)
        }
    }

    /// Returns the problem with a type; a file of an unknown type is data.
    package static func problem(_ type: UTType, accepted: [UTType]) -> FileProblem? {
        if accepted.isEmpty || accepted.contains(where: type.conforms) { return nil }
        return .typeNotAccepted(
            accepted: accepted.map { $0.localizedDescription ?? $0.identifier })
    }

    /// Returns the problem with the first bytes of a file of a type.
    package static func problem(beginning: [UInt8], of type: UTType) -> FileProblem? {
        // A file without bytes is an empty file of any type.
        if beginning.isEmpty || FileSignature.allows(beginning, for: type) { return nil }
        return .notOfItsType(said: type.localizedDescription ?? type.identifier)
    }

    /// Returns a file for bytes that came alone, with the type recognized from its beginning and a
    /// matching name; a text gets the first accepted text type.
    package static func recognized(
        _ reference: FileReference, accepted: [UTType]
    ) -> FileReference {
        // A file that can't be read keeps its unknown type, and its reader gets the error.
        guard let beginning = try? reference.contents?.beginning(FileSignature.length),
            !beginning.isEmpty
        else { return reference }
        var type = FileSignature.type(of: beginning)
        if type == nil, FileSignature.isText(beginning) {
            let isTaken = problem(.plainText, accepted: accepted) == nil
            let text = accepted.first { $0.conforms(to: .text) && $0.preferredMIMEType != nil }
            type = isTaken ? .plainText : text
        }
        guard let type else { return reference }
        var recognized = reference
        recognized.contentType = type.preferredMIMEType
        if let ending = type.preferredFilenameExtension { recognized.name += "." + ending }
        return recognized
    }

    /// Returns the stated type, or else that of the name's extension, or else the stated kind, such as
    /// text for `text/x-notes`, or else data.
    package static func type(contentType: String?, name: String) -> UTType {
        if let contentType, let type = UTType(mimeType: contentType), type != .data { return type }
        let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
        return ending.flatMap { UTType(filenameExtension: $0) }
            ?? contentType.flatMap(kind(ofMIMEType:)) ?? .data
    }

    /// Returns the kind that a MIME type begins with; a field that takes the kind offers all of it,
    /// such as `text/*`.
    private static func kind(ofMIMEType type: String) -> UTType? {
        switch type.prefix(while: { $0 != "/" }).lowercased() {
        case "text": .text
        case "image": .image
        case "audio": .audio
        case "video": .video
        default: nil
        }
    }
}

extension FileContents {
    /// Returns the first bytes, or fewer if the file is shorter.
    fileprivate func beginning(_ count: Int) throws -> [UInt8] {
        switch place {
        case .memory(let data): return [UInt8](data.prefix(count))
        case .disk(let url):
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            return [UInt8](try handle.read(upToCount: count) ?? Data())
        }
    }
}
