package import AppIntentsMetadata
package import Foundation
package import IntentSystem

/// An archive that outlives a system, but not a test, and that can't be reached when the test wishes.
package final class MemoryArchive: BlobArchive {
    /// The error while it can't be reached.
    package struct Away: Error, Hashable {
        package init() {}
    }

    private struct State {
        var objects: [String: (data: Data, date: Date)] = [:]
        var isAway = false
        var writes = 0
        /// Those who wait before they write or remove, until the test lets them.
        var isHeld = false
        var held: [CheckedContinuation<Void, Never>] = []
    }

    private let state = WaitableMutex(State())

    package init() {}

    package var isAway: Bool {
        get { state.withLock { $0.isAway } }
        set { state.withLock { $0.isAway = newValue } }
    }

    /// Bytes wait before they are kept or removed.
    package func hold() { state.withLock { $0.isHeld = true } }

    /// Returns when so many wait.
    package func waiting(_ count: Int) async { await state.wait { $0.held.count == count } }

    /// Lets what waits be done.
    package func letGo() {
        let held = state.withLock { state in
            defer { (state.held, state.isHeld) = ([], false) }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    /// The names of what is kept.
    package var names: Set<String> { state.withLock { Set($0.objects.keys) } }

    /// The number of times that bytes were kept.
    package var writes: Int { state.withLock { $0.writes } }

    /// Puts bytes under a name, as another program does.
    package func put(_ data: Data, as name: String, at date: Date = Date()) {
        state.withLock { $0.objects[name] = (data, date) }
    }

    /// Makes everything older.
    package func age(by time: TimeInterval) {
        state.withLock { state in
            for name in state.objects.keys { state.objects[name]?.date -= time }
        }
    }

    package func keep(_ bytes: FileContents.Place, as name: String) async throws {
        await unlessHeld()
        let data = try FileContents(bytes).load()
        try reaching { state in
            state.objects[name] = (Data(data), Date())
            state.writes += 1
        }
    }

    package func fetch(_ name: String, to url: URL, atMost limit: Int) async throws -> Bool {
        guard let data = try await data(name, atMost: limit) else { return false }
        try data.write(to: url, options: .withoutOverwriting)
        return true
    }

    package func data(_ name: String, atMost limit: Int) async throws -> Data? {
        let data = try reaching { $0.objects[name]?.data }
        if let data, data.count > limit { throw FileProblem.tooLarge(limit: limit) }
        return data
    }

    package func remove(_ name: String) async throws {
        await unlessHeld()
        try reaching { $0.objects[name] = nil }
    }

    package func items(beginningWith prefix: String) async throws -> [ArchivedItem] {
        try reaching { state in
            state.objects.filter { $0.key.hasPrefix(prefix) }
                .map { ArchivedItem(name: $0, size: $1.data.count, date: $1.date) }
        }
    }

    private func unlessHeld() async {
        await withCheckedContinuation { continuation in
            let goes = state.withLock { state in
                if state.isHeld { state.held.append(continuation) }
                return !state.isHeld
            }
            if goes { continuation.resume() }
        }
    }

    private func reaching<Success: Sendable>(
        _ body: (inout State) throws -> Success
    ) throws -> Success {
        try state.withLock { state in
            if state.isAway { throw Away() }
            return try body(&state)
        }
    }
}
