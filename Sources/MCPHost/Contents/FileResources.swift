import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import Logging
import MCPProtocol
import NIOPosix
import UniformTypeIdentifiers
import _JSON

/// The files that an assistant sends and receives, for as long as the system holds them.
///
/// A small file is part of a message. A larger one is transferred separately: over HTTP at
/// addresses of the endpoint (`FileTransferRoutes`), over pipes as a file of the machine.
struct FileResources: Sendable {
    let system: IntentSystem
    /// The client that makes the request; it has no access to the files of other clients.
    let owner: String
    let transport: Transport

    init(system: IntentSystem, owner: String, transport: Transport) {
        self.system = system
        self.owner = owner
        self.transport = transport
    }

    init(system: IntentSystem, for request: RequestContext) {
        self.init(
            system: system, owner: request.principal.owner, transport: request.transport)
    }

    /// The identifier under which the system holds them.
    var session: SessionID { SessionID("mcp:\(owner):files") }

    /// The maximum size of a file in a message: half the message, so that base 64 and the other
    /// members fit.
    private var limit: Int { system.limits.maximumMessageBytes / 2 }

    // MARK: - Files from the client

    /// Returns a file that is held already, or one that an argument's `file:` address names.
    func file(_ name: String) -> FileReference? {
        guard case .path(let path) = FileAddress(name) else {
            return system.files.file(name, of: session)
        }
        guard case .pipes = transport else { return nil }
        do {
            return try system.files.file(atHandedPath: path, of: session)
        } catch {
            system.log.info("A file that was handed in was not taken: \(error)")
            return nil
        }
    }

    /// The advice for a client that names a path of the machine.
    var handingIn: String {
        switch transport {
        case .http(let endpoint):
            """
            Send the bytes of a large file with POST, a Content-Type, a Content-Length and the \
            Authorization of these messages to \(endpoint.text)/files?name=NAME, and use the “uri” \
            that the answer has. It is kept for an hour after it was last used.
            """
        case .pipes:
            if let folder = try? system.files.inboxFolder() {
                """
                Put a large file into the folder \(folder.path), and use its address, \
                \(FileAddress.path(of: folder))/NAME. It is moved from there when it is used.
                """
            } else {
                "Large files can’t be handed in: the app has no folder to take them from."
            }
        }
    }

    // MARK: - Files for the client

    /// Holds the files of a result until clients read them; bytes that don't fit into a message are
    /// moved from memory to disk.
    func hold(_ files: [FileReference]) async {
        for file in files {
            guard let size = file.size, size > limit else {
                system.files.hold(file, for: session)
                continue
            }
            await holdOnDisk(file)
        }
    }

    private func holdOnDisk(_ file: FileReference) async {
        do {
            try await NIOThreadPool.singleton.runIfActive { [system, session] in
                try system.files.holdOnDisk(file, for: session)
            }
        } catch {
            system.log.error("A file of a result could not be written to disk: \(error)")
            system.files.hold(file, for: session)
        }
    }

    /// Returns the address at which the client reads a file of a result: that of a resource if the
    /// file fits into a message, otherwise one for a separate transfer.
    func address(of file: FileReference) -> String {
        guard let size = file.size, size > limit else { return FileAddress.resource(of: file) }
        switch transport {
        case .http(let endpoint): return FileAddress.download(of: file.id, from: endpoint)
        case .pipes:
            let url = system.files.file(file.id, of: session)?.contents?.url
            return url.map(FileAddress.path) ?? FileAddress.resource(of: file)
        }
    }

    /// Returns the contents of a file: a text as text, everything else in base 64.
    func read(_ address: String, _ id: String) async throws -> ResourceContents {
        guard let held = system.files.file(id, of: session) else {
            throw MCPError.unknownResource(uri: address)
        }
        let file: FileReference
        do {
            file = try await system.exported(held)
        } catch {
            throw MCPError.invalidParameters(error.text(in: Locale(identifier: "en")))
        }
        guard let contents = file.contents else { throw MCPError.unknownResource(uri: address) }
        if let size = file.size, size > limit {
            // The contents that were created for this request are kept for the separate transfer.
            if held.contents == nil { await holdOnDisk(file) }
            throw MCPError.invalidParameters(
                """
                “\(file.name)” has \(size) bytes, and \(limit) can be read in a message at most. It \
                is at \(self.address(of: file)).
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
            return ResourceContents(uri: address, mimeType: file.contentType, body: .text(text))
        }
        return ResourceContents(
            uri: address, mimeType: file.contentType, body: .blob(data.base64EncodedString()))
    }

    // MARK: - Instructions for sending files

    static let guideAddress = "intents://files"

    /// The resource that explains how to send a file.
    static let guide = Resource(
        uri: guideAddress, name: "Handing in files",
        description: "How to hand in a file that is too large for an argument.",
        mimeType: "text/plain")

    var guideContents: ResourceContents {
        ResourceContents(uri: Self.guideAddress, mimeType: "text/plain", body: .text(handingIn))
    }
}
