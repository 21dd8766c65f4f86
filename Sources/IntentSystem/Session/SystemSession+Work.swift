extension SystemSession {
    /// The name of something the session does.
    typealias Work = Int

    /// Something that the session does.
    typealias Body = @Sendable (isolated SystemSession, Work) async -> Void

    /// Does something in a task of its own, free of the caller's task-local values.
    ///
    /// It begins on the thread that the session is on and stays there while it need not wait, unless
    /// it may keep a thread for long.
    @discardableResult
    func begin(mayTakeLong: Bool = false, _ body: @escaping Body) -> Work {
        let work = number()
        active.insert(work)
        start(work, mayTakeLong: mayTakeLong, body)
        return work
    }

    /// Does something that nobody cancels or waits for, in the task that takes the messages if
    /// there is one: it has nothing else to do, and another one would have to be woken.
    func continueWith(_ body: @escaping Body) -> Work {
        let work = number()
        active.insert(work)
        guard isTakingMessages else {
            start(work, body)
            return work
        }
        if let earlier = next { start(earlier.work, earlier.body) }
        next = (work, body)
        tasks.updateValue(nil, forKey: work)
        return work
    }

    /// Takes an action as `receive` does, and returns when nothing goes on any more, apart from what
    /// waits for a person.
    package func carryOut(_ action: PersonAction, from connection: ConnectionID) async {
        if put(.action(action, connection)) { drain() }
        await settled()
    }

    /// Does a surface's work on the session, so that nothing in it has to wait for its turn there.
    package func serve<Success: Sendable>(
        _ work: @Sendable () async throws -> Success
    ) async rethrows -> Success {
        try await work()
    }

    /// Takes the messages that were posted, and does what the last of them asks for.
    func takeMessages() async {
        isTakingMessages = true
        drain()
        isTakingMessages = false
        guard let (work, body) = next else { return }
        next = nil
        await body(self, work)
        finished(work)
    }

    private func start(_ work: Work, mayTakeLong: Bool = false, _ body: @escaping Body) {
        let operation = { @Sendable (session: isolated SystemSession) in
            await body(session, work)
            session.finished(work)
        }
        if mayTakeLong, executor != nil {
            tasks[work] = Task.detached(executorPreference: globalConcurrentExecutor) {
                await operation(self)
            }
        } else {
            tasks[work] = Self.detached { await operation(self) }
        }
    }

    /// A task that begins on the session itself: it waits for its turn there, and no other thread
    /// has to be woken for it, as a task that begins elsewhere needs.
    private static func detached(
        @_inheritActorContext _ operation: @escaping @Sendable @isolated(any) () async -> Void
    ) -> Task<Void, Never> {
        Task.detached(operation: operation)
    }

    private func finished(_ work: Work) {
        tasks.removeValue(forKey: work)
        rest(work)
    }

    /// Says that a piece of work waits for a person, or is given up.
    func rest(_ work: Work?) {
        guard let work else { return }
        active.remove(work)
        resumeSettledWaiters()
    }

    /// Says that a piece of work goes on.
    func wake(_ work: Work?) {
        guard let work, tasks.keys.contains(work) else { return }
        active.insert(work)
    }

    /// Returns when nothing goes on in the session, apart from what waits for a person.
    package func settled() async {
        if isSettled { return }
        await withCheckedContinuation { settledWaiters.append($0) }
    }

    func resumeSettledWaiters() {
        guard !settledWaiters.isEmpty, isSettled else { return }
        let waiters = settledWaiters
        settledWaiters = []
        for waiter in waiters { waiter.resume() }
    }

    private var isSettled: Bool { active.isEmpty && !isDraining }
}
