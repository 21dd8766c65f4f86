import AppIntents
package import AppIntentsMetadata
import Foundation
package import UniformTypeIdentifiers

// Files by path and by descriptor, for a command line.

extension BlobStore {
    /// The number of bytes that are read and written at once.
    private static let pieceSize = 262_144

    /// Returns the file that an argument of a command means: the one at a path, or, for `-`, all of
    /// standard input.
    ///
    /// A file at a path stays where it is. Standard input is written to disk, within the limits,
    /// and gets whichever accepted type its first bytes indicate.
    package func file(
        argument: String, of owner: SessionID, accepted: [UTType] = [],
        standardInput: CInt = STDIN_FILENO
    ) throws(FileProblem) -> FileReference {
        guard argument == "-" else { return try file(atPath: argument) }
        let unnamed = try file(
            readingFrom: standardInput, name: "standard-input", contentType: nil, of: owner)
        let recognized = FileCheck.recognized(unnamed, accepted: accepted)
        hold(recognized, for: owner)
        return recognized
    }

    /// Returns the file at a path, used in place.
    package func file(atPath path: String) throws(FileProblem) -> FileReference {
        guard let facts = FileFacts(atPath: path, followsLink: true) else {
            throw errno == ENOENT ? .notFound : .disk(errno: errno)
        }
        guard facts.kind == .regular else {
            throw .disk(errno: facts.kind == .folder ? EISDIR : ENOTSUP)
        }
        guard facts.size <= limits.maximumFileBytes else {
            throw .tooLarge(limit: limits.maximumFileBytes)
        }
        guard access(path, R_OK) == 0 else { throw .disk(errno: errno) }
        let url = URL(filePath: path)
        let name = FileName.sanitized(url.lastPathComponent)
        let contents = FileContents(.disk(url))
        return FileReference(
            id: contents.id, name: name,
            contentType: FileCheck.type(contentType: nil, name: name).preferredMIMEType,
            size: facts.size, contents: contents)
    }

    /// Takes the bytes of an own file that was listed before, and of nothing that has taken its place.
    ///
    /// A file that is used in place could be exchanged later by another account that may write in its folder.
    package func file(
        atPath path: String, listedAs listed: FileFacts, of owner: SessionID
    ) throws(FileProblem) -> FileReference {
        let descriptor: CInt
        do throws(RegularFile.Fault) {
            descriptor = try RegularFile.open(path, O_RDONLY)
        } catch {
            guard case .refused(let number) = error, number != ENOENT else { throw .notFound }
            throw .disk(errno: number)
        }
        defer { close(descriptor) }
        guard let facts = FileFacts(of: descriptor), facts.identity == listed.identity,
            facts.owner == geteuid()
        else { throw .notFound }
        guard facts.size <= limits.maximumFileBytes else {
            throw .tooLarge(limit: limits.maximumFileBytes)
        }
        return try file(
            readingFrom: descriptor, name: URL(filePath: path).lastPathComponent, contentType: nil,
            of: owner)
    }

    /// Reads a descriptor to its end as a file; the descriptor stays open.
    ///
    /// A cancelled task abandons the file, even while no bytes arrive.
    package func file(
        readingFrom descriptor: CInt, name: String, contentType: String?, of owner: SessionID
    ) throws(FileProblem) -> FileReference {
        let upload = try begin(
            FileUpload.Announcement(
                name: name, contentType: contentType, size: nil, owner: owner))
        do throws(FileProblem) {
            try Self.read(descriptor) { bytes throws(FileProblem) in try upload.write(bytes) }
            return try upload.finish()
        } catch {
            upload.cancel()
            throw error
        }
    }

    /// Reads a descriptor to its end, piece by piece.
    fileprivate static func read(
        _ descriptor: CInt, _ take: (RawSpan) throws(FileProblem) -> Void
    ) throws(FileProblem) {
        var piece = [UInt8](repeating: 0, count: pieceSize)
        while true {
            try waitForBytes(descriptor)
            let count = piece.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress, $0.count)
            }
            if count == 0 { return }
            if count > 0 {
                try take(piece.span.bytes.extracting(first: count))
            } else if errno != EINTR {
                throw .disk(errno: errno)
            }
        }
    }
}

extension BlobStore {
    /// The interval at which a task that waits for bytes checks for its cancellation, in
    /// milliseconds.
    private static let cancellationInterval: CInt = 100

    private static func waitForBytes(_ descriptor: CInt) throws(FileProblem) {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // The read that follows reports an error of `poll`.
        while poll(&waiting, 1, cancellationInterval) == 0 {
            if Task.isCancelled { throw .abandoned }
        }
    }
}

extension FileReference {
    /// Writes the file's bytes to a descriptor, piece by piece; waits for the reader.
    package func write(to descriptor: CInt) throws(FileProblem) {
        guard let contents else { throw .notFound }
        switch contents.place {
        case .memory(let data):
            try data.span.bytes.withUnsafeBytes { (buffer) throws(FileProblem) in
                try DescriptorWriting.writeAll(buffer, to: descriptor)
            }
        case .disk(let url):
            // Opening a FIFO that has taken its place meanwhile would wait for a writer.
            let source = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard source >= 0 else { throw errno == ENOENT ? .notFound : .disk(errno: errno) }
            defer { close(source) }
            guard FileFacts(of: source)?.kind == .regular else { throw .disk(errno: ENOTSUP) }
            try BlobStore.read(source) { bytes throws(FileProblem) in
                try bytes.withUnsafeBytes { (buffer) throws(FileProblem) in
                    try DescriptorWriting.writeAll(buffer, to: descriptor)
                }
            }
        }
    }

    /// Writes the file to a path, and replaces an existing file.
    package func write(toPath path: String) throws(FileProblem) {
        let target = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard target >= 0 else { throw .disk(errno: errno) }
        defer { close(target) }
        guard let there = FileFacts(of: target) else { throw .disk(errno: errno) }
        // Truncating it would lose the bytes that are to be written.
        if isStored(as: there) { return }
        if there.kind == .regular, ftruncate(target, 0) != 0 {
            throw .disk(errno: errno)
        }
        try write(to: target)
    }

    /// Returns whether `there` is the stored file itself.
    private func isStored(as there: FileFacts) -> Bool {
        guard let url = contents?.url else { return false }
        return FileFacts(atPath: url.path, followsLink: true)?.identity == there.identity
    }
}

/// Complete writes to a file descriptor.
enum DescriptorWriting {
    /// Writes all bytes, with as many system calls as necessary.
    static func writeAll(
        _ buffer: UnsafeRawBufferPointer, to descriptor: CInt
    ) throws(FileProblem) {
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = Glibc.write(
                descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .disk(errno: errno)
            }
        }
    }
}
