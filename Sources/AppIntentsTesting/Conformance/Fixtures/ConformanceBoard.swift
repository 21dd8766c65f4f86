import Synchronization

/// What the fixtures of one scenario share: numbers, places to stop at, and a record of what happened.
///
/// The system makes intents itself, so they find the board by the key in a parameter; each scenario has its
/// own, and hosts can be tried side by side.
actor ConformanceBoard {
    private static let all = Mutex<[String: ConformanceBoard]>([:])

    let key: String
    private var numbers: [String: Int] = [:]
    private(set) var notes: [String] = []
    private var left: Set<String> = []
    private var stopped: [String: CheckedContinuation<Void, any Error>] = [:]

    private init(key: String) {
        self.key = key
    }

    /// A board with a key that no other has.
    static func fresh() -> ConformanceBoard {
        var generator = SystemRandomNumberGenerator()
        return named("board-\(generator.next())")
    }

    static func named(_ key: String) -> ConformanceBoard {
        all.withLock { all in
            if let board = all[key] { return board }
            let board = ConformanceBoard(key: key)
            all[key] = board
            return board
        }
    }

    /// Lets go of the board; its key is never used again.
    nonisolated func forget() {
        Self.all.withLock { _ = $0.removeValue(forKey: key) }
    }

    // MARK: - What happened

    func number(_ name: String) -> Int { numbers[name] ?? 0 }

    func set(_ name: String, to number: Int) { numbers[name] = number }

    @discardableResult
    func add(_ amount: Int, to name: String) -> Int {
        numbers[name, default: 0] += amount
        return number(name)
    }

    func note(_ event: String) { notes.append(event) }

    // MARK: - Places

    /// Waits at a place until the scenario lets the intent go on, or its task is cancelled.
    func stop(at place: String) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                if Task.isCancelled {
                    continuation.resume(throwing: CancellationError())
                } else if left.contains(place) {
                    continuation.resume()
                } else {
                    stopped[place] = continuation
                }
            }
        } onCancel: {
            Task { await self.giveUp(place) }
        }
    }

    private func giveUp(_ place: String) {
        stopped.removeValue(forKey: place)?.resume(throwing: CancellationError())
    }

    func isStopped(at place: String) -> Bool { stopped[place] != nil }

    /// Lets the runs that stop at a place go on, now and later.
    func leave(_ place: String) {
        left.insert(place)
        stopped.removeValue(forKey: place)?.resume()
    }
}
