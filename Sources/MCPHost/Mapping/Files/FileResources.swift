import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import Logging
import MCPProtocol
import UniformTypeIdentifiers
import _JSON

/// The files that intents gave an assistant, as resources, for as long as the system holds them.
struct FileResources: Sendable {
    let system: IntentSystem
    /// Who asks; files of others are not there.
    let owner: String

    private var session: SessionID { SessionID("mcp:\(owner):files") }

    /// Half of what a message may have, so that base 64 and what is around it have room.
    private var limit: Int { system.limits.maximumMessageBytes / 2 }

    /// Holds the files of a result for those who come to read them.
    func hold(_ files: [FileReference]) {
        for file in files { system.files.hold(file, for: session) }
    }

    /// A file that was held before.
    func file(_ id: String) -> FileReference? { system.files.file(id, of: session) }

    /// What a file holds: a text as text, all else in base 64.
    func read(_ address: FileAddress) throws -> ResourceContents {
        guard let file = file(address.id), let contents = file.contents else {
            throw MCPError.unknownResource(uri: address.text)
        }
        guard file.size <= limit else {
            throw MCPError.invalidParameters(
                """
                “\(file.name)” has \(file.size) bytes, and \(limit) can be read at most. The person can \
                save it from the app’s own page.
                """)
        }
        let data: Data
        do {
            data = try contents.load()
        } catch {
            system.log.error("A file of a result could not be read: \(error)")
            throw MCPError.internalError
        }
        let type = FileCheck.type(contentType: file.contentType, name: file.name)
        if type.conforms(to: .text), let text = String(validating: data, as: UTF8.self) {
            return ResourceContents(
                uri: address.text, mimeType: file.contentType, body: .text(text))
        }
        return ResourceContents(
            uri: address.text, mimeType: file.contentType,
            body: .blob(data.base64EncodedString()))
    }
}
