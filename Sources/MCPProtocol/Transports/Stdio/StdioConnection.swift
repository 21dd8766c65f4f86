import Synchronization
import _Executors
import _Time

/// A client at the other end of two pipes, in whatever revision it speaks.
final class StdioConnection: Sendable {
    private let server: MCPServer
    private let outlet: any Outlet
    private let running: RunningRequests
    private let session: Session
    /// The executor on which requests are answered; `nil` for the concurrency pool.
    private let executor: (any TaskExecutor)?
    /// Completed when the client has ended and then the last request.
    private let drained = Promise<Void>()
    /// The number of unanswered requests, plus one until the client has ended.
    private let unanswered = Atomic(1)

    init(server: MCPServer, outlet: any Outlet, executor: (any TaskExecutor)? = nil) {
        self.server = server
        self.outlet = outlet
        self.executor = executor
        running = RunningRequests(limit: server.configuration.maximumConcurrentRequests)
        session = Session(server: server, outlet: outlet, running: running)
    }

    func receive(_ line: LineReader.Line) {
        switch line {
        case .tooLong:
            let limit = server.configuration.maximumLineBytes
            refuse(nil, .tooLarge(limit: limit))
        case .bytes(let bytes):
            do {
                switch try IncomingMessage(parsing: bytes) {
                case .request(let request): begin(request)
                case .notification(let notification): session.receive(notification)
                case .response(let response): session.questions.receive(response)
                }
            } catch {
                refuse(error.id, error.error)
            }
        }
    }

    private func refuse(_ id: RequestID?, _ error: MCPError) {
        let revision = session.revision ?? .july2026
        outlet.send(Message.error(id, error, revision))
    }

    private func begin(_ request: IncomingRequest) {
        let isStateless = RequestMetadata.version(in: request.parameters.meta) != nil
        if !isStateless, let reply = session.immediateReply(to: request) {
            return outlet.send(reply.message)
        }
        do {
            let isStream = request.method == Method.listen.rawValue
            try running.begin(request.id, isStream: isStream)
        } catch {
            return refuse(request.id, error)
        }
        unanswered.add(1, ordering: .relaxed)
        let own = RequestOutlet(outlet)
        // Unstructured, because a thread reads the lines; `running` cancels it.
        let task = Task(executorPreference: executor) {
            let reply = await ConnectionExecutor.$current.withValue(self.executor) {
                await self.reply(to: request, isStateless: isStateless, own)
            }
            own.close()
            if self.running.end(request.id), let reply { self.outlet.send(reply.message) }
            self.countAnswer()
        }
        running.onCancel(request.id) {
            // In a session, a question may have to be withdrawn.
            if isStateless { own.close() }
            task.cancel()
        }
    }

    private func countAnswer() {
        let rest = unanswered.subtract(1, ordering: .acquiringAndReleasing).newValue
        if rest == 0 { drained.complete(.success(())) }
    }

    private func reply(
        to request: IncomingRequest, isStateless: Bool, _ outlet: any Outlet
    ) async -> Reply? {
        guard isStateless || request.method == Method.discover.rawValue else {
            return await session.reply(to: request, from: RequestSource(), outlet: outlet)
        }
        return await server.statelessReply(to: request, from: RequestSource(), outlet: outlet)
    }

    /// Lets requests that are nearly answered end, and stops the others.
    func drain(grace: Duration) async {
        // No client is left to answer a question or receive a change.
        session.questions.giveUp()
        running.cancelStreams()
        countAnswer()
        let deadline = server.deadlines.schedule(after: grace) { [running] in running.cancelAll() }
        let end = server.deadlines.schedule(after: grace * 2) { [drained] in
            drained.complete(.success(()))
        }
        try? await drained.value()
        server.deadlines.cancel(deadline)
        server.deadlines.cancel(end)
        session.end()
    }
}
