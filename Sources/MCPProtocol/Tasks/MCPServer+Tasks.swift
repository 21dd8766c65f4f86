import Logging
import _JSON
import _Time

/// The tasks extension of 2026-07-28.
extension MCPServer {
    /// Does long work as a task: returns the result if it comes soon, otherwise the task, and `nil`
    /// if the client can't follow tasks or the limit for tasks is reached.
    func runAsTask(
        _ work: LongWork<CallResult>, _ context: RequestContext
    ) async throws -> ResultBody? {
        guard context.clientCapabilities.canFollowTasks else { return nil }
        // The place is reserved from the beginning: if it were missing once the work has begun, the
        // only possible response would be an error.
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
        // Unstructured, because it outlives the request when it becomes a task.
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
    /// Returns the same request, whose progress appears in its task once there is one.
    fileprivate func reporting(through task: ServerTask) -> RequestContext {
        var report = report
        let direct = report.progress
        report.progress = { progress in
            if !task.note(progress) { direct?(progress) }
        }
        return reporting(to: report)
    }
}
