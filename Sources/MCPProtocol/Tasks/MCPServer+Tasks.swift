import Logging
import _JSON
import _Time

/// The tasks extension of 2026-07-28.
extension MCPServer {
    /// Does long work as a task: gives the result if it comes soon, else the task, and `nil` where the
    /// client can follow none or has as many as there may be.
    func runAsTask(
        _ work: LongWork<CallResult>, _ context: RequestContext
    ) async throws -> ResultBody? {
        guard context.clientCapabilities.canFollowTasks else { return nil }
        // The place is kept from the beginning: one that is gone when the work has begun would leave
        // no answer but an error.
        guard tasks.reserve() else {
            guard work.requiresTask else { return nil }
            throw MCPError.tooManyTasks(limit: configuration.maximumTasks)
        }
        let task = tasks.makeTask(for: context.principal)
        let context = context.reporting(through: task)
        if work.patience <= .zero { task.news.complete(.success(.delay)) }
        let deadline = deadlines.schedule(after: work.patience) {
            task.news.complete(.success(.delay))
        }
        // Not a child: it outlives the request when it becomes a task.
        task.begin(Task { await perform(work, task, context) })
        do {
            let news = try await task.news.value()
            deadlines.cancel(deadline)
            switch news {
            case .result(let result):
                tasks.release()
                return ResultBody(result, context.revision)
            case .delay:
                let snapshot = tasks.publish(task)
                return ResultBody(type: "task") { $0.taskSeed(snapshot) }
            }
        } catch {
            tasks.release()
            task.cancel()
            throw error
        }
    }

    private func perform(
        _ work: LongWork<CallResult>, _ task: ServerTask, _ context: RequestContext
    ) async {
        do {
            let result = try await value(
                of: try await work.perform(context, nil), context,
                ask: { try await self.ask($0, task, context) },
                again: { try await work.perform(context, $0) })
            task.finish(.success(result))
        } catch {
            if !(error is MCPError || error is CancellationError) {
                logger.error(
                    "A task failed", metadata: ["task": "\(task.id)", "error": "\(error)"])
            }
            task.finish(.failure(error))
        }
    }

    private func ask(
        _ required: RequiredInput, _ task: ServerTask, _ context: RequestContext
    ) async throws -> [String: InputResponse] {
        let missing = required.missingCapabilities(of: context.clientCapabilities)
        guard missing == ClientCapabilities() else { throw MCPError.missingCapability(missing) }
        return try await task.ask(required.requests)
    }

    /// Answers what clients ask about tasks.
    func taskResult(
        _ method: Method, _ parameters: Parameters, _ context: RequestContext
    ) throws -> ResultBody {
        guard context.clientCapabilities.canFollowTasks else {
            throw MCPError.missingCapability(.tasks)
        }
        let id = try parameters.string("taskId")
        guard let task = tasks.find(id, for: context.principal) else {
            throw MCPError.unknownTask(id)
        }
        switch method {
        case .updateTask:
            task.receive(InputResponse.read(try parameters.object("inputResponses")))
            return ResultBody()
        case .cancelTask:
            task.cancel()
            return ResultBody()
        default:
            let snapshot = task.snapshot
            return ResultBody { $0.task(snapshot) }
        }
    }
}

extension RequestContext {
    /// The same request, whose progress its task shows once there is one.
    fileprivate func reporting(through task: ServerTask) -> RequestContext {
        var report = report
        let direct = report.progress
        report.progress = { progress in
            if !task.note(progress) { direct?(progress) }
        }
        return reporting(to: report)
    }
}
