extension SystemSession {
    /// The name of something the session does in a task of its own.
    typealias Work = Int

    /// Does something in a task of its own, free of the caller's task-local values.
    @discardableResult
    func begin(
        _ body: @escaping @Sendable (isolated SystemSession, Work) async -> Void
    ) -> Work {
        let work = number()
        active.insert(work)
        tasks[work] = Self.detached {
            await body(self, work)
            self.finished(work)
        }
        return work
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
        guard let work, tasks[work] != nil else { return }
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
