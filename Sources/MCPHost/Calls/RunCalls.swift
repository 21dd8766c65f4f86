import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import _Executors

/// Calls whose result is text and data: each is a run without a session, until it ends or waits for
/// the person.
struct RunCalls: Sendable {
    let system: IntentSystem
    let questions: OpenQuestions

    func begin(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolOutcome {
        guard let entry = system.catalog.entry(identifier: context.tool.intent.identifier) else {
            throw MCPError.unknownTool(context.tool.name)
        }
        let run = ToolRun(
            RunRequest(
                entry.type, .named(arguments.values), locale: context.request.locale,
                source: .assistant),
            runner: IntentRunner(system, executor: ConnectionExecutor.current),
            for: context.person)
        run.start()
        return try await advance(run, context)
    }

    func resume(
        _ run: ToolRun, _ input: ReceivedInput, _ context: CallContext
    ) async throws -> ToolOutcome {
        guard let question = run.question else {
            run.close()
            return .complete(CallResult(closedQuestionOf: context.tool))
        }
        let form = QuestionForm(question, mappings: context.catalog.mappings)
        guard let answer = form.answer(in: input.responses) else {
            return await questions.ask(form, .run(run), context)
        }
        guard run.answer(answer, to: question.id, for: context.person) else {
            return .complete(CallResult(closedQuestionOf: context.tool))
        }
        return try await advance(run, context)
    }

    private func advance(_ run: ToolRun, _ context: CallContext) async throws -> ToolOutcome {
        let step = await withTaskCancellationHandler {
            await run.next(for: context.request)
        } onCancel: {
            run.close()
        }
        if Task.isCancelled {
            run.close()
            throw CancellationError()
        }
        switch step {
        case .ended(let outcome):
            return .complete(await result(of: outcome, run, context))
        case .asked(let question) where context.canAsk:
            let form = QuestionForm(question, mappings: context.catalog.mappings)
            return await questions.ask(form, .run(run), context)
        case .asked(let question):
            run.close()
            return .complete(.failure(QuestionText.unanswerable(question, tool: context.tool)))
        }
    }

    private func result(
        of outcome: RunOutcome, _ run: ToolRun, _ context: CallContext
    ) async -> CallResult {
        let locale = context.request.locale
        let files = FileResources(system: system, for: context.request)
        switch outcome {
        case .cancelled:
            return CallResult(cancelled: context.tool)
        case .failed(let failure):
            return CallResult(
                CallReport(error: failure.advice(app: system.appName, in: locale)),
                of: context.tool, files)
        case .finished(let result):
            var report = CallReport(result, in: locale)
            await files.hold(report.value?.offeredFiles ?? [])
            do {
                report.tree = try await run.draw(result)?.tree
            } catch {
                report.error = RunFailure(error: error, intent: result.intent).text(in: locale)
            }
            return CallResult(report, of: context.tool, files)
        }
    }
}
