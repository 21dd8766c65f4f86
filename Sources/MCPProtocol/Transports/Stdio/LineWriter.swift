import Dispatch
import Foundation
import NIOCore
import Synchronization

/// Writes messages to a file, one on each line, from any task.
///
/// The first sender writes; what others send meanwhile goes out with the next write. So a quiet
/// connection has no thread to wake, and a busy one few writes. Only the thread that reads never
/// waits for the other side to take what it writes: if that is too slow, another one does.
final class LineWriter: Outlet {
    /// How much may wait to be written before nothing more is read that could be answered.
    static let highWater = 4 << 20
    /// How much a pipe takes at once if it takes anything (`PIPE_BUF` of Linux).
    private static let atomicLength = 4096

    /// How much memory is kept for the next messages at most.
    private static let reusedCapacity = 1 << 16

    fileprivate struct State {
        var pending = ByteBuffer()
        /// Room for what comes next, once it is written.
        var spare = ByteBuffer()
        var isWriting = false
        /// Messages wait, so that they are written together with those that follow.
        var isGathering = false
        var isBroken = false
        /// Called when everything is written.
        var onIdle: (@Sendable () -> Void)?
    }

    private let descriptor: Int32
    private let state = Mutex(State())
    /// Called when the writer was full and may not be any more.
    private let onRoom = Mutex<@Sendable () -> Void>({})

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Calls `action` whenever the writer was full and may not be any more.
    func whenRoom(_ action: @escaping @Sendable () -> Void) {
        onRoom.withLock { $0 = action }
    }

    /// The other side is gone.
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

    /// Keeps what is sent from now on, until `false` writes it all at once, without blocking.
    func gather(_ gathers: Bool) {
        let isFirst = state.withLock { state in
            state.isGathering = gathers
            return state.pending.readableBytes > 0 && state.beginsWriting()
        }
        if isFirst { writeWhatIsTaken() }
    }

    /// Too much waits to be written.
    var isFull: Bool { state.withLock(\.isFull) }

    /// Calls `action` once, when everything that was sent is written or the other side is gone.
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

    /// Keeps the memory of what was written for what comes next, unless it is much.
    private func reuse(_ chunk: ByteBuffer) {
        guard chunk.capacity <= Self.reusedCapacity else { return }
        var spare = chunk
        spare.clear()
        state.withLock { $0.spare = spare }
    }

    /// The pipe takes `atomicLength` bytes without a wait for the other side.
    private var isReady: Bool {
        var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&wish, 1, 0) != 0
    }

    /// The bytes to write next; with none left, the next sender writes.
    private func take() -> ByteBuffer? {
        let (chunk, wasFull, onIdle) = state.withLock { state in
            // A sender that is held back must also learn that the other side is gone.
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

    /// Makes the caller the one that writes, unless another thread writes already.
    fileprivate mutating func beginsWriting() -> Bool {
        guard !isWriting, !isGathering else { return false }
        isWriting = true
        return true
    }
}
