import Foundation
import Synchronization

/// A file or a pipe with sound, read as it is heard, however long it is.
package final class SoundFile: SoundSource {
    private let name: String
    private let handle: FileHandle
    private let reader: Mutex<SoundReader>
    private let isOver = Mutex(false)

    /// Opens a file by its absolute path, or reads from a descriptor; `name` is for messages.
    package init(path: String, name: String) throws(SpeechProblem) {
        do {
            handle = try FileHandle(forReadingFrom: URL(filePath: path))
        } catch {
            throw .unreadable(name, reason: String(cString: strerror(errno)))
        }
        self.name = name
        let isRaw = [".raw", ".pcm"].contains { path.lowercased().hasSuffix($0) }
        reader = Mutex(SoundReader(isRaw ? .raw : .wav, name: name))
    }

    /// Reads sound from a descriptor that stays the caller's.
    package init(descriptor: Int32, name: String) {
        self.name = name
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        reader = Mutex(SoundReader(.either, name: name))
    }

    package func next() throws(SpeechProblem) -> [Int16]? {
        while !isOver.withLock({ $0 }) {
            let data: Data?
            do {
                data = try handle.read(upToCount: 65_536)
            } catch {
                throw .unreadable(name, reason: error.localizedDescription)
            }
            let samples = try reader.withLock { reader throws(SpeechProblem) -> [Int16]? in
                guard let data, !data.isEmpty else {
                    try reader.finish()
                    return nil
                }
                return try reader.samples(of: data)
            }
            guard let samples else { return nil }
            if !samples.isEmpty { return samples }
        }
        return nil
    }

    package func stop() { isOver.withLock { $0 = true } }
}
