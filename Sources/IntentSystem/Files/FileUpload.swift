import AppIntents
package import AppIntentsMetadata
import Foundation
import Synchronization
package import UniformTypeIdentifiers
import _Time

/// A file that arrives piece by piece and is written to disk as it arrives.
///
/// `finish()` returns the file; without it nothing remains, even if the upload is just released.
/// One piece is written at a time; writing waits for the disk, so it belongs on a thread that may wait.
package final class FileUpload: Sendable {
    /// The properties of a file that its sender announces before the bytes.
    package struct Announcement: Sendable {
        /// The name as the sender gave it; the upload cleans it.
        package var name: String
        /// The MIME type, if the sender gave one.
        package var contentType: String?
        /// The number of bytes that will arrive; `nil` if the end of the bytes is the end of the file.
        package var size: Int?
        /// The accepted types; empty for all.
        package var accepted: [UTType]
        /// The session that uploads the file.
        package var owner: SessionID
        /// The person to whom the file counts; `nil` if it counts only to its session.
        package var person: Person?

        package init(
            name: String, contentType: String?, size: Int?, accepted: [UTType] = [],
            owner: SessionID, person: Person? = nil
        ) {
            self.name = name
            self.contentType = contentType
            self.size = size
            self.accepted = accepted
            self.owner = owner
            self.person = person
        }
    }

    /// The number of bytes reserved at once for a file without an announced size.
    private static let reservedAtOnce = 1_048_576

    let name: String
    let type: UTType
    let owner: SessionID
    private let contentType: String?
    private let said: Int?
    private let store: BlobStore
    private let contents: FileContents
    private let state: Mutex<State>

    private struct State {
        var descriptor: CInt
        var written = 0
        /// The number of bytes reserved for this file.
        var reserved: Int
        var beginning: [UInt8] = []
        var lastWrite: Duration
        var problem: FileProblem?
        var onAbandoned: (@Sendable () -> Void)?
    }

    init(
        _ announcement: Announcement, name: String, type: UTType, store: BlobStore,
        contents: FileContents, descriptor: CInt
    ) {
        self.name = name
        self.type = type
        self.store = store
        self.contents = contents
        owner = announcement.owner
        said = announcement.size
        contentType = type.preferredMIMEType ?? announcement.contentType
        state = Mutex(
            State(
                descriptor: descriptor, reserved: announcement.size ?? 0,
                lastWrite: store.deadlines.now))
    }

    deinit { cancel() }

    /// Sets an action that is called when the upload was abandoned because no bytes arrived.
    package func whenAbandoned(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.onAbandoned = action }
    }

    /// Writes the next bytes.
    package func write(_ bytes: RawSpan) throws(FileProblem) {
        // The lock is held while the disk works: its only other user abandons the upload.
        try bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) throws(FileProblem) in
            try state.withLock { state throws(FileProblem) in try append(buffer, to: &state) }
        }
    }

    private func append(
        _ buffer: UnsafeRawBufferPointer, to state: inout State
    ) throws(FileProblem) {
        if let problem = state.problem { throw problem }
        state.lastWrite = store.deadlines.now
        if let said, buffer.count > said - state.written { throw .longerThanSaid(said: said) }
        let limit = store.limits.maximumFileBytes
        if buffer.count > limit - state.written { throw .tooLarge(limit: limit) }
        let missing = state.written + buffer.count - state.reserved
        if missing > 0 {
            let more = max(missing, min(Self.reservedAtOnce, limit - state.reserved))
            try store.reserve(more, for: owner)
            state.reserved += more
        }
        if state.beginning.count < FileSignature.length {
            state.beginning += buffer.prefix(FileSignature.length - state.beginning.count)
        }
        try DescriptorWriting.writeAll(buffer, to: state.descriptor)
        state.written += buffer.count
    }

    /// Ends the file, and keeps it for its session until it is used or expires.
    package func finish() throws(FileProblem) -> FileReference {
        let written = try state.withLock { state throws(FileProblem) in
            if let problem = state.problem { throw problem }
            if let said, state.written < said {
                throw .shorterThanSaid(said: said, came: state.written)
            }
            let problem = FileCheck.problem(beginning: state.beginning, of: type)
            if let problem { throw problem }
            close(&state)
            state.problem = .notFound
            store.release(state.reserved - state.written, of: owner)
            return state.written
        }
        store.counts(written, for: contents.id, of: owner)
        let reference = FileReference(
            id: contents.id, name: name, contentType: contentType, size: written,
            contents: contents)
        store.hold(reference, for: owner)
        return reference
    }

    /// Cancels the upload and removes its bytes; does nothing after `finish()`.
    package func cancel() { end(.abandoned) }

    private func end(_ problem: FileProblem) {
        let reserved = state.withLock { state -> Int? in
            guard state.problem == nil else { return nil }
            state.problem = problem
            close(&state)
            return state.reserved
        }
        guard let reserved else { return }
        store.discard(contents, reserved, of: owner)
    }

    /// Abandons the upload if no bytes arrived since a moment; otherwise returns the time of the
    /// last bytes.
    func abandon(ifSilentSince moment: Duration) -> Duration? {
        let (last, action) = state.withLock { state in
            state.lastWrite <= moment
                ? (nil, state.onAbandoned) : (state.lastWrite as Duration?, nil)
        }
        if let last { return last }
        end(.abandoned)
        action?()
        return nil
    }

    private func close(_ state: inout State) {
        if state.descriptor >= 0 { Glibc.close(state.descriptor) }
        state.descriptor = -1
        state.onAbandoned = nil
    }
}
