import Foundation
import UniformTypeIdentifiers

/// A private folder for the files of one transfer.
struct TransferFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "transfer-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Removes the folder; if that fails, the machine removes it with its temporary files.
    func remove() { try? FileManager.default.removeItem(at: url) }

    func write(
        _ content: TransferredContent, of type: UTType, named name: String?
    ) throws -> URL {
        try TransferFile.write(content, of: type, named: name, to: url)
    }
}

/// The naming and writing of files for transferred values.
package enum TransferFile {
    /// Returns a name with the extension of a type, unless its extension already means the type or
    /// the type has none.
    package static func name(_ name: String, of type: UTType) -> String {
        guard let ending = type.usualFilenameExtension else { return name }
        if let dot = name.lastIndex(of: "."),
            let named = UTType(filenameExtension: String(name[name.index(after: dot)...])),
            named.conforms(to: type) || type.conforms(to: named)
        {
            return name
        }
        return name + "." + ending
    }

    /// Writes contents to a folder; a name from outside never leads out of it.
    static func write(
        _ content: TransferredContent, of type: UTType, named name: String?, to folder: URL
    ) throws -> URL {
        switch content {
        case .data(let data):
            let target = folder.appending(path: safe(Self.name(name ?? "file", of: type)))
            try data.write(to: target)
            return target
        case .file(let url, _):
            let name = name.map { Self.name($0, of: type) } ?? url.lastPathComponent
            let target = folder.appending(path: safe(name))
            try FileManager.default.copyItem(at: url, to: target)
            return target
        }
    }

    private static func safe(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? "file"
        return last.allSatisfy({ $0 == "." }) ? "file" : last
    }
}
