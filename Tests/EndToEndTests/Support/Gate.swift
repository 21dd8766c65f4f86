/// A point at which a test and an intent meet: whoever waits goes on when somebody opens it.
///
/// An open gate stays open. Waiting ignores cancellation, so that a gate can also stand for an
/// intent that does.
actor Gate {
    private var isOpen = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Lets everyone through, now and later.
    func open() {
        isOpen = true
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }

    /// Returns when the gate is open.
    func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiters.append($0) }
    }
}
