/// The delegate through which a run of a session reaches its person.
struct SessionRunDelegate: RunDelegate {
    let session: SystemSession
    let run: Int

    var person: Person { session.person }

    /// A tap on an assistant's card comes through the assistant's client.
    var door: Door? {
        session.withContents { $0.state.source } == .assistant ? .assistant : .page
    }

    /// An assistant's card is shown by its client, and a closed page is in front of no person.
    var isInFront: Bool {
        session.withContents { contents in
            contents.state.source == .person && !contents.state.connections.isEmpty
        }
    }

    func ask(_ question: RunQuestion) async throws -> Answer {
        let ask = session.withContents { contents in
            contents.lastAsk += 1
            return contents.lastAsk
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                session.withContents { $0.asks[ask] = continuation }
                session.postAside(.asked(question, ask: ask, run: run))
                // A cancellation before the question was asked withdrew nothing.
                if Task.isCancelled { session.postAside(.withdrew(ask: ask)) }
            }
        } onCancel: {
            session.postAside(.withdrew(ask: ask))
        }
    }

    func leftAfterItsEnd() { session.post(.returned(run: run)) }

    func reload(_ reload: SnippetReload) {
        session.postAside(.reloaded(reload, run: run))
    }

    func progress(_ progress: RunProgress) {
        session.withContents { contents in
            if contents.runs[run] != nil { contents.progress[run] = progress }
        }
        // A run that has reported nothing has nothing to show.
        if progress.report != RunProgress.Report() { session.postAside(.progressed(run: run)) }
    }
}
