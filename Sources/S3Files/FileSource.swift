#if S3
    import AppIntentsMetadata
    import Foundation
    import IntentSystem
    import NIOCore
    import NIOPosix

    /// The bytes of a file of this machine piece by piece, read on threads that may wait for the disk.
    ///
    /// An app's own file may change meanwhile: never more bytes come than it had at first.
    struct FileSource: AsyncSequence, Sendable {
        typealias Element = ByteBuffer

        private static let pieceSize = 262_144

        private let handle: FileHandle
        let size: Int

        /// Opens a file; throws `FileProblem` for everything that isn't a regular one.
        init(_ url: URL) async throws {
            (handle, size) = try await NIOThreadPool.singleton.runIfActive {
                let descriptor: CInt
                do throws(RegularFile.Fault) {
                    descriptor = try RegularFile.open(url.path, O_RDONLY)
                } catch {
                    guard case .refused(let number) = error, number != ENOENT else {
                        throw FileProblem.notFound
                    }
                    throw FileProblem.disk(errno: number)
                }
                let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                let size = try handle.seekToEnd()
                try handle.seek(toOffset: 0)
                return (handle, Int(size))
            }
        }

        func makeAsyncIterator() -> Iterator { Iterator(handle: handle, rest: size) }

        struct Iterator: AsyncIteratorProtocol {
            fileprivate let handle: FileHandle
            fileprivate var rest: Int

            mutating func next() async throws -> ByteBuffer? {
                if rest == 0 { return nil }
                let count = Swift.min(rest, FileSource.pieceSize)
                let piece = try await NIOThreadPool.singleton.runIfActive { [handle] in
                    try handle.read(upToCount: count)
                }
                guard let piece, !piece.isEmpty else { throw FileProblem.disk(errno: EIO) }
                rest -= piece.count
                return ByteBuffer(bytes: piece)
            }
        }
    }
#endif
