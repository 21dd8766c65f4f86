import Dispatch
import Foundation
import NIOCore
import Synchronization

/// A writer of messages to a file, one on each line, for any task.
///
/// The first sender writes; messages of other senders meanwhile are part of the next write. So a
/// quiet connection needs no other thread, and a busy one few writes. The reading thread never
/// waits for the client to read; if that is too slow, another thread writes.
final class LineWriter: Outlet {
    /// The number of waiting bytes above which no more requests are read.
    static let highWater = 4 << 20
    /// The number of bytes that a ready pipe takes in one write (`PIPE_BUF` of Linux).
    private static let atomicLength = 4096

    /// The maximum size of the buffer that is kept for the next messages.
    private static let reusedCapacity = 1 << 16

    fileprivate struct State {
        var pending = ByteBuffer()
        /// A written buffer, kept for the next messages.
        var spare = ByteBuffer()
        var isWriting = false
        /// `true` while messages wait to be written together with later ones.
        var isGathering = false
        var isBroken = false
        /// Called when all messages are written.
        var onIdle: (@Sendable () -> Void)?
    }

    private let descriptor: Int32
    private let state = Mutex(State())
    /// Called when the writer was full and may have room again.
    private let onRoom = Mutex<@Sendable () -> Void>({})

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Calls `action` whenever the writer was full and may have room again.
    func whenRoom(_ action: @escaping @Sendable () -> Void) {
        onRoom.withLock { $0 = action }
    }

    /// `true` if the client has closed its end.
    var isBroken: Bool { state.withLock(\.isBroken) }

    func send(_ message: ByteBuffer) {
        let isFirst = state.withLock { state in
            guard !state.isBroken else { return false }
            state.pending.writeImmutableBuffer(message)
            state.pending.writeInteger(UInt8(ascii: "\n"))
            return state.beginsWriting()
        }
        if isFirst { writeAll() }
    }

    /// Gathers messages from now on; `false` writes all of them at once, without blocking.
    func gather(_ gathers: Bool) {
        let isFirst = state.withLock { state in
            state.isGathering = gathers
            return state.pending.readableBytes > 0 && state.beginsWriting()
        }
        if isFirst { writeWhatIsTaken() }
    }

    /// `true` if too many bytes wait to be written.
    var isFull: Bool { state.withLock(\.isFull) }

    /// Calls `action` once, when all messages are written or the client has closed its end.
    func whenIdle(_ action: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            let isIdle = !state.isWriting && state.pending.readableBytes == 0
            if !isIdle { state.onIdle = action }
            return isIdle
        }
        if isIdle { action() }
    }

    private func writeAll(after first: ByteBuffer? = nil) {
        var next = first ?? take()
        while let chunk = next {
            let isWritten = chunk.withUnsafeReadableBytes(write)
            if !isWritten { state.withLock { $0.isBroken = true } }
            reuse(chunk)
            next = take()
        }
    }

    private func writeWhatIsTaken() {
        while var chunk = take() {
            while chunk.readableBytes > 0 {
                guard isReady else {
                    return DispatchQueue.global().async { [chunk] in self.writeAll(after: chunk) }
                }
                let length = min(chunk.readableBytes, Self.atomicLength)
                let isWritten = chunk.readSlice(length: length)?.withUnsafeReadableBytes(write)
                guard isWritten == true else {
                    state.withLock { $0.isBroken = true }
                    break
                }
            }
            reuse(chunk)
        }
    }

    /// Keeps the buffer of written bytes for the next messages, unless it is large.
    private func reuse(_ chunk: ByteBuffer) {
        guard chunk.capacity <= Self.reusedCapacity else { return }
        var spare = chunk
        spare.clear()
        state.withLock { $0.spare = spare }
    }

    /// `true` if the pipe takes `atomicLength` bytes without waiting for the client.
    private var isReady: Bool {
        var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&wish, 1, 0) != 0
    }

    /// Returns the bytes to write next; if there are none, the next sender writes.
    private func take() -> ByteBuffer? {
        let (chunk, wasFull, onIdle) = state.withLock { state in
            // A sender that waits must also learn that the client is gone.
            let wasFull = state.pending.readableBytes > Self.highWater
            guard state.pending.readableBytes > 0, !state.isBroken else {
                let onIdle = state.onIdle
                state.onIdle = nil
                state.isWriting = false
                return (nil as ByteBuffer?, wasFull, onIdle)
            }
            let chunk = state.pending
            state.pending = state.spare
            state.spare = ByteBuffer()
            return (chunk, wasFull, nil)
        }
        if wasFull { onRoom.withLock { $0 }() }
        onIdle?()
        return chunk
    }

    private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let slice = UnsafeRawBufferPointer(rebasing: rest)
            let count = Foundation.write(descriptor, slice.baseAddress, slice.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wish, 1, -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}

extension LineWriter.State {
    fileprivate var isFull: Bool { pending.readableBytes > LineWriter.highWater && !isBroken }

    /// Returns `true`, and marks the caller as the writer, unless another thread is writing.
    fileprivate mutating func beginsWriting() -> Bool {
        guard !isWriting, !isGathering else { return false }
        isWriting = true
        return true
    }
}
