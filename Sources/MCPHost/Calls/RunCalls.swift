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
        try await advance(try start(arguments, context), context)
    }

    /// Starts the run of a call.
    private func start(
        _ arguments: ToolArguments, _ context: CallContext
    ) throws -> ToolRun {
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
        return run
    }

    /// Performs a call again that asked on another node, up to the question that is now answered; that
    /// node closes its own run.
    ///
    /// A question that isn't the same any more is asked anew, so a person's answer never counts for
    /// something that they didn't see.
    func performAgain(
        _ arguments: ToolArguments, _ state: CallState, _ answered: [AnsweredQuestion],
        _ input: ReceivedInput, _ context: CallContext
    ) async throws -> ToolOutcome {
        system.announce(.answered(state.handle))
        if input.isDeclined { return .complete(CallResult(cancelled: context.tool)) }
        let run = try start(arguments, context)
        for known in answered {
            guard case .asked(let question) = try await step(of: run, context) else { break }
            let form = QuestionForm(question, mappings: context.catalog.mappings)
            guard form.form.digest == known.form, let answer = known.answer else {
                return await questions.ask(form, .run(run), context)
            }
            run.note(known)
            guard run.answer(answer, to: question.id, for: context.person) else { break }
        }
        guard case .asked(let question) = try await step(of: run, context) else {
            return try await advance(run, context)
        }
        let form = QuestionForm(question, mappings: context.catalog.mappings)
        guard form.form.digest == state.form else {
            return await questions.ask(form, .run(run), context)
        }
        return try await answer(form, of: run, input, context)
    }

    func resume(
        _ run: ToolRun, _ input: ReceivedInput, _ context: CallContext
    ) async throws -> ToolOutcome {
        guard let question = run.question else {
            run.close()
            return .complete(CallResult(closedQuestionOf: context.tool))
        }
        let form = QuestionForm(question, mappings: context.catalog.mappings)
        return try await answer(form, of: run, input, context)
    }

    private func answer(
        _ form: QuestionForm, of run: ToolRun, _ input: ReceivedInput, _ context: CallContext
    ) async throws -> ToolOutcome {
        guard let answer = form.answer(in: input.responses) else {
            return await questions.ask(form, .run(run), context)
        }
        if questions.isShared { run.note(AnsweredQuestion(form.form, answer)) }
        guard run.answer(answer, to: form.question.id, for: context.person) else {
            return .complete(CallResult(closedQuestionOf: context.tool))
        }
        return try await advance(run, context)
    }

    /// Waits until a run ends or asks, unless the call is cancelled.
    private func step(of run: ToolRun, _ context: CallContext) async throws -> ToolRun.Step {
        let step = await withTaskCancellationHandler {
            await run.next(for: context.request)
        } onCancel: {
            run.close()
        }
        if Task.isCancelled {
            run.close()
            throw CancellationError()
        }
        return step
    }

    private func advance(_ run: ToolRun, _ context: CallContext) async throws -> ToolOutcome {
        switch try await step(of: run, context) {
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
