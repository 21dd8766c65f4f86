import Synchronization

/// Hears utterances in a source of sound, one after the other.
package final class Ear: Sendable {
    private let source: any SoundSource
    private let detector: Mutex<SpeechDetector>
    /// Utterances that ended in sound that was read already.
    private let waiting = Mutex<[HeardSound]>([])

    package init(
        _ source: any SoundSource, configuration: SpeechDetector.Configuration = .init()
    ) {
        self.source = source
        detector = Mutex(SpeechDetector(configuration))
    }

    /// Returns the next utterance; `nil` at the end of the sound, or when the task was cancelled.
    ///
    /// `meter` is called with the loudness, from 0 to 1, on the thread that listens.
    package func next(
        meter: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(SpeechProblem) -> HeardSound? {
        do throws(SpeechProblem) {
            return try await BlockingWork.run(stop: { [source] in source.stop() }) {
                [self] () throws(SpeechProblem) in try listen(meter)
            }
        } catch .interrupted {
            return nil
        }
    }

    /// Ends the listening.
    package func stop() { source.stop() }

    private func listen(_ meter: (Double) -> Void) throws(SpeechProblem) -> HeardSound? {
        while true {
            if let utterance = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                return utterance
            }
            let samples = try source.next()
            let events = detector.withLock { detector in
                samples.map { detector.events(of: $0) } ?? detector.finish()
            }
            for event in events {
                switch event {
                case .level(let level): meter(level)
                case .began, .paused: break
                case .ended(let utterance): waiting.withLock { $0.append(utterance) }
                }
            }
            if samples == nil, waiting.withLock({ $0.isEmpty }) { return nil }
        }
    }
}
