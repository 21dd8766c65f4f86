import Dispatch
import Foundation
import NIOCore
import Synchronization

/// Writes messages to a file, one on each line, from any task.
///
/// Whoever sends first writes; what others send meanwhile goes out with the next write. So a quiet
/// connection has no thread to wake, and a busy one few writes.
final class LineWriter: Outlet {
    /// How much may wait before nothing more is read that could be answered.
    static let highWater = 4 << 20

    fileprivate struct State {
        var pending = ByteBuffer()
        var isWriting = false
        /// Whether what is sent waits for more.
        var isGathering = false
        var isBroken = false
        var waiting: DispatchSemaphore?
        /// Called when everything is written.
        var onIdle: (@Sendable () -> Void)?
    }

    private let descriptor: Int32
    private let state = Mutex(State())

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether the other side is gone.
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

    /// Keeps what is sent from now on, until `false` writes it all at once.
    func gather(_ gathers: Bool) {
        let isFirst = state.withLock { state in
            state.isGathering = gathers
            return state.pending.readableBytes > 0 && state.beginsWriting()
        }
        if isFirst { writeAll() }
    }

    /// Blocks the thread while too much waits to be written.
    func waitForRoom() {
        let waiting: DispatchSemaphore? = state.withLock { state in
            guard state.pending.readableBytes > Self.highWater, !state.isBroken else { return nil }
            let semaphore = DispatchSemaphore(value: 0)
            state.waiting = semaphore
            return semaphore
        }
        waiting?.wait()
    }

    /// Calls `action` once, when everything that was sent is written or the other side is gone.
    func whenIdle(_ action: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            let isIdle = !state.isWriting && state.pending.readableBytes == 0
            if !isIdle { state.onIdle = action }
            return isIdle
        }
        if isIdle { action() }
    }

    private func writeAll() {
        while let chunk = take() {
            let isWritten = chunk.withUnsafeReadableBytes(write)
            if !isWritten { state.withLock { $0.isBroken = true } }
        }
    }

    /// The bytes to write next; with none left, whoever sends next writes.
    private func take() -> ByteBuffer? {
        let (chunk, waiting, onIdle) = state.withLock { state in
            let waiting = state.waiting
            state.waiting = nil
            guard state.pending.readableBytes > 0, !state.isBroken else {
                let onIdle = state.onIdle
                state.onIdle = nil
                state.isWriting = false
                return (nil as ByteBuffer?, waiting, onIdle)
            }
            let chunk = state.pending
            state.pending = ByteBuffer()
            return (chunk, waiting, nil)
        }
        waiting?.signal()
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
    /// Whether the caller is the one to write.
    fileprivate mutating func beginsWriting() -> Bool {
        guard !isWriting, !isGathering else { return false }
        isWriting = true
        return true
    }
}
