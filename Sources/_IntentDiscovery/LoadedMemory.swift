import CIntentDiscovery
import Synchronization

/// The parts of this process's memory that hold loaded images, as the loader listed them.
///
/// Every read of discovery goes through this type: for an address outside a readable segment it
/// returns `nil`, so a damaged or foreign record is skipped and never causes a fault. It doesn't
/// know images that are loaded after its creation.
final class LoadedMemory: Sendable {
    private struct Segment: Sendable {
        let start: UInt
        let end: UInt
        let isReadable: Bool
        let isExecutable: Bool
    }

    /// The segments, sorted by address; segments of a process never overlap.
    private let segments: [Segment]
    /// The index of the latest segment: consecutive reads nearly always use the same one.
    private let latest = Atomic(0)

    init() {
        var found: [Segment] = []
        withUnsafeMutablePointer(to: &found) { list in
            intent_discovery_enumerate_segments(
                { segment, context in
                    guard segment.start < segment.end else { return }
                    context?.assumingMemoryBound(to: [Segment].self).pointee.append(
                        Segment(
                            start: segment.start, end: segment.end,
                            isReadable: segment.isReadable, isExecutable: segment.isExecutable))
                }, list)
        }
        segments = found.sorted { $0.start < $1.start }
    }

    /// Returns whether `address` is in executable code.
    func isExecutable(_ address: UInt) -> Bool {
        segment(at: address)?.isExecutable ?? false
    }

    /// Returns whether all of `count` bytes from `address` can be read.
    func isReadable(_ address: UInt, count: UInt) -> Bool {
        guard let segment = segment(at: address), segment.isReadable else { return false }
        return count <= segment.end - address
    }

    /// Reads a fixed-width integer, aligned or not.
    func read<Value: FixedWidthInteger & BitwiseCopyable>(
        _: Value.Type = Value.self, at address: UInt
    ) -> Value? {
        guard isReadable(address, count: UInt(MemoryLayout<Value>.size)),
            let pointer = UnsafeRawPointer(bitPattern: address)
        else { return nil }
        return pointer.loadUnaligned(as: Value.self)
    }

    /// Follows a 32-bit offset relative to its own address; zero stands for null.
    func target(ofRelativeReferenceAt address: UInt) -> UInt? {
        guard let offset = read(Int32.self, at: address), offset != 0 else { return nil }
        return address.advanced(by: offset)
    }

    /// Follows a relative reference whose lowest bit is set if the target holds an address.
    func target(ofIndirectableReferenceAt address: UInt) -> UInt? {
        guard let offset = read(Int32.self, at: address), offset != 0 else { return nil }
        guard offset & 1 == 1 else { return address.advanced(by: offset) }
        guard let place = address.advanced(by: offset & ~1) else { return nil }
        return pointer(at: place)
    }

    /// Reads an absolute address; `nil` for null.
    func pointer(at address: UInt) -> UInt? {
        guard let value = read(UInt.self, at: address), value != 0 else { return nil }
        return value
    }

    /// Reads the bytes up to a zero byte, at most `limit`; `nil` without a zero byte.
    func bytes(terminatedAfter address: UInt, limit: UInt = 4096) -> [UInt8]? {
        guard let segment = segment(at: address), segment.isReadable,
            let start = UnsafeRawPointer(bitPattern: address)
        else { return nil }
        let window = UnsafeRawBufferPointer(
            start: start, count: Int(min(limit, segment.end - address)))
        guard let end = window.firstIndex(of: 0) else { return nil }
        return Array(window[..<end])
    }

    /// Reads a zero-terminated UTF-8 string that has at least one character.
    func string(at address: UInt) -> String? {
        guard let bytes = bytes(terminatedAfter: address), !bytes.isEmpty else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    private func segment(at address: UInt) -> Segment? {
        let place = latest.load(ordering: .relaxed)
        if segments.indices.contains(place) {
            let segment = segments[place]
            if segment.start <= address, address < segment.end { return segment }
        }
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].end <= address { low = middle + 1 } else { high = middle }
        }
        guard low < segments.count, segments[low].start <= address else { return nil }
        latest.store(low, ordering: .relaxed)
        return segments[low]
    }
}

extension UInt {
    /// Returns the address `offset` bytes away, or `nil` if that leaves the address space.
    fileprivate func advanced(by offset: Int32) -> UInt? {
        let (sum, overflow) = Int(bitPattern: self).addingReportingOverflow(Int(offset))
        return overflow ? nil : UInt(bitPattern: sum)
    }
}
