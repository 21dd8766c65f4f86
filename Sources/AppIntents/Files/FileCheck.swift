package import AppIntentsMetadata
import Foundation
package import UniformTypeIdentifiers

/// Checks of a file that hold on every way in.
package enum FileCheck {
    /// Returns the mistake in a file for a parameter that takes some types; `nil` if there is none.
    ///
    /// Bytes that are not at hand are not looked at.
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

    /// Returns the mistake in a type; a file of an unknown type is data.
    package static func problem(_ type: UTType, accepted: [UTType]) -> FileProblem? {
        if accepted.isEmpty || accepted.contains(where: type.conforms) { return nil }
        return .typeNotAccepted(
            accepted: accepted.map { $0.localizedDescription ?? $0.identifier })
    }

    /// Returns the mistake in the first bytes of a file of a type.
    package static func problem(beginning: [UInt8], of type: UTType) -> FileProblem? {
        // A file without bytes is an empty file of any type.
        if beginning.isEmpty || FileSignature.allows(beginning, for: type) { return nil }
        return .notOfItsType(said: type.localizedDescription ?? type.identifier)
    }

    /// A file of which nothing but the bytes came, with the type that its beginning tells, and a name
    /// that ends accordingly; a text is of the first kind of text that is taken.
    package static func recognized(
        _ reference: FileReference, accepted: [UTType]
    ) -> FileReference {
        // A file that can't be read stays of an unknown type, and the reader meets the error.
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

    /// The type that was said, else that of the name's extension, else data.
    package static func type(contentType: String?, name: String) -> UTType {
        if let contentType, let type = UTType(mimeType: contentType), type != .data {
            return type
        }
        let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
        return ending.flatMap { UTType(filenameExtension: $0) } ?? .data
    }
}

extension FileContents {
    /// The first bytes, or fewer where there are no more.
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
