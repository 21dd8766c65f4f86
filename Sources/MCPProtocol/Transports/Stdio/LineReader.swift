import Foundation

/// A reader of a file's lines, until it ends or its thread must stop reading.
///
/// It blocks the thread: no other way to read standard input works for files, pipes and terminals alike.
struct LineReader {
    enum Line {
        case bytes([UInt8])
        /// A line above the limit, which was skipped.
        case tooLong
    }

    private static let chunkSize = 1 << 16

    let descriptor: Int32
    let thread: ReadingThread
    let maximumLength: Int

    /// Passes each line that isn't blank to `receive`, until the end, an error, or a `false` from it.
    func read(_ receive: (Line) -> Bool) {
        var rest: [UInt8] = []
        var isTooLong = false
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 16)
        defer { chunk.deallocate() }
        while let count = readChunk(into: chunk), count > 0 {
            var bytes = UnsafeRawBufferPointer(chunk)[..<count]
            while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                let part = bytes[..<end]
                bytes = bytes[(end + 1)...]
                let isKept = !isTooLong && rest.count + part.count <= maximumLength
                let line = isKept ? Line.bytes(rest + part) : .tooLong
                rest.removeAll(keepingCapacity: false)
                isTooLong = false
                if case .bytes(let bytes) = line, bytes.allSatisfy(\.isBlank) { continue }
                guard receive(line) else { return }
            }
            if isTooLong || rest.count + bytes.count > maximumLength {
                isTooLong = true
                rest = []
            } else {
                rest += bytes
            }
        }
        // A last line without a line break is a message too.
        if !rest.allSatisfy(\.isBlank) { _ = receive(.bytes(rest)) }
    }

    /// Reads the available bytes, and waits if there are none; `nil` when reading must stop.
    private func readChunk(into chunk: UnsafeMutableRawBufferPointer) -> Int? {
        while thread.wait(for: descriptor) {
            let count = Foundation.read(descriptor, chunk.baseAddress, chunk.count)
            if count >= 0 { return count }
            guard errno == EINTR || errno == EAGAIN else { return nil }
        }
        return nil
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool {
        switch self {
        case 0x20, 0x09, 0x0D: true
        default: false
        }
    }
}
