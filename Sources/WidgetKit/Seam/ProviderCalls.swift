import AppIntents
import Synchronization

// The calls of an author's providers, which run off any actor (EXE-1).

/// Asks for a timeline; if the provider answers several times, the first answer counts.
func timeline<Provider: TimelineProvider>(
    of provider: Loan<Provider>, in context: TimelineProviderContext,
    _ selection: TimelineSelection
) async -> Loan<ChosenEntries<Provider.Entry>> {
    let answer = FirstAnswer<Timeline<Provider.Entry>>()
    let timeline = await withCheckedContinuation { continuation in
        answer.wait(continuation)
        provider.value.getTimeline(in: context, completion: answer.take)
    }
    return Loan(ChosenEntries(timeline.value, selection))
}

/// Asks for a snapshot; if the provider answers several times, the first answer counts.
func snapshot<Provider: TimelineProvider>(
    of provider: Loan<Provider>, in context: TimelineProviderContext
) async -> Loan<Provider.Entry> {
    let answer = FirstAnswer<Provider.Entry>()
    return await withCheckedContinuation { continuation in
        answer.wait(continuation)
        provider.value.getSnapshot(in: context, completion: answer.take)
    }
}

func snapshot<Provider: AppIntentTimelineProvider>(
    of provider: Loan<Provider>, for configuration: Provider.Intent,
    in context: TimelineProviderContext
) async -> Loan<Provider.Entry> {
    Loan(await provider.value.snapshot(for: configuration, in: context))
}

/// The first value that is passed to a completion handler.
private final class FirstAnswer<Value>: Sendable {
    private let continuation = Mutex<CheckedContinuation<Loan<Value>, Never>?>(nil)

    func wait(_ continuation: CheckedContinuation<Loan<Value>, Never>) {
        self.continuation.withLock { $0 = continuation }
    }

    func take(_ value: Value) {
        let continuation = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(returning: Loan(value))
    }
}

func timeline<Provider: AppIntentTimelineProvider>(
    of provider: Loan<Provider>, for configuration: Provider.Intent,
    in context: TimelineProviderContext, _ selection: TimelineSelection
) async -> Loan<ChosenEntries<Provider.Entry>> {
    Loan(
        ChosenEntries(
            await provider.value.timeline(for: configuration, in: context), selection))
}

func relevance<Provider: AppIntentTimelineProvider>(
    of provider: Loan<Provider>, kind: String
) async -> [RelevantIntent] {
    await provider.value.relevance().attributes.map {
        RelevantIntent($0.configuration, widgetKind: kind, relevance: $0.context)
    }
}

func relevance<Provider: TimelineProvider>(
    of provider: Loan<Provider>, kind: String
) async -> [RelevantIntent] {
    await provider.value.relevance().attributes.map {
        RelevantIntent(widgetKind: kind, relevance: $0.context)
    }
}
