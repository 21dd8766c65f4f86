#if S3 || OpenIDConnect
    import Dispatch
    import Synchronization

    /// The handles of requests: so many are sent at the same time, and the others wait without a thread.
    ///
    /// Some handles are kept, so that the next requests find connections.
    final class RequestPool: Sendable {
        static let shared = RequestPool()

        private struct Turn {
            let request: OutgoingRequest
            let cancellation: Cancellation
            let continuation: CheckedContinuation<Result<OutgoingRequest.Answer, any Error>, Never>
        }

        private struct State {
            /// The handles that no request has; the one that was used last is the next.
            var idle: [RequestHandle] = []
            var running: [ObjectIdentifier: RequestHandle] = [:]
            var waiting: [Turn] = []
        }

        private let most: Int
        private let mostIdle: Int
        private let state = Mutex(State())

        init(atMost most: Int = 64, idle mostIdle: Int = 8) {
            (self.most, self.mostIdle) = (most, mostIdle)
        }

        func send(_ request: OutgoingRequest) async throws -> OutgoingRequest.Answer {
            let cancellation = Cancellation()
            return try await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    begin(
                        Turn(
                            request: request, cancellation: cancellation, continuation: continuation
                        ))
                }
            } onCancel: {
                cancel(cancellation)
            }.get()
        }

        private enum Beginning {
            case now(RequestHandle)
            case later
            case never(any Error)
        }

        private func begin(_ turn: Turn) {
            let beginning = state.withLock { state -> Beginning in
                if turn.cancellation.isSet.load(ordering: .acquiring) {
                    return .never(CancellationError())
                }
                guard state.running.count < most else {
                    state.waiting.append(turn)
                    return .later
                }
                guard let handle = state.idle.popLast() ?? RequestHandle() else {
                    return .never(OutgoingRequest.Problem.other("libcurl can’t begin a request"))
                }
                state.running[ObjectIdentifier(turn.cancellation)] = handle
                return .now(handle)
            }
            switch beginning {
            case .now(let handle): run(turn, on: handle)
            case .later: break
            case .never(let error): turn.continuation.resume(returning: .failure(error))
            }
        }

        private func run(_ turn: Turn, on handle: RequestHandle) {
            handle.queue.async {
                let result = Result {
                    try handle.answer(to: turn.request, unless: turn.cancellation)
                }
                self.free(handle, after: turn)
                turn.continuation.resume(returning: result)
            }
        }

        /// Gives a handle to the next request.
        private func free(_ handle: RequestHandle, after turn: Turn) {
            let next = state.withLock { state -> Turn? in
                state.running[ObjectIdentifier(turn.cancellation)] = nil
                guard !state.waiting.isEmpty else {
                    if state.idle.count < mostIdle { state.idle.append(handle) }
                    return nil
                }
                let next = state.waiting.removeFirst()
                state.running[ObjectIdentifier(next.cancellation)] = handle
                return next
            }
            if let next { run(next, on: handle) }
        }

        private func cancel(_ cancellation: Cancellation) {
            cancellation.isSet.store(true, ordering: .releasing)
            let (turn, handle) = state.withLock { state -> (Turn?, RequestHandle?) in
                let index = state.waiting.firstIndex { $0.cancellation === cancellation }
                return (
                    index.map { state.waiting.remove(at: $0) },
                    state.running[ObjectIdentifier(cancellation)]
                )
            }
            turn?.continuation.resume(returning: .failure(CancellationError()))
            handle?.wake()
        }
    }
#endif
