import AppIntentsMetadata
import Foundation

/// Whole writes to a file descriptor.
enum DescriptorWriting {
    /// Writes all bytes, however many times the system has to be asked.
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
