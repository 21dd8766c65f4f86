#if Voice
    import Foundation
    import IntentSystem
    import Logging
    import NIOCore
    import Synchronization
    import _Speech
    import _Time

    /// A socket that takes the sound of one utterance and answers with what was heard.
    ///
    /// Nothing of the sound is kept: it is in memory until its words are found. At most
    /// `Limits.listeningDuration` of it is taken.
    final class VoiceSocket: WebSocketReceiver {
        /// How a person speaks.
        struct Listening: Sendable {
            /// The person holds a key: a pause ends nothing.
            let isHeld: Bool
            /// They were asked whether what they said was heard right.
            let confirms: Bool
            /// The names of the fields of the open question that they have filled in.
            let entered: [String]
        }

        /// A second of sound, in bytes; a page sends a fraction of it at once.
        static let longestMessage = HeardSound.rate * 2
        /// The time that sound may come later than it was spoken.
        private static let delay: Duration = .seconds(10)

        private struct State {
            var detector: SpeechDetector
            /// The samples that may still come.
            var rest: Int
            var use = RecognizerUse.listening
            var isUsable = true
            var deadline: Deadline?
        }

        /// The result of the sound.
        private enum Outcome {
            /// It may be over.
            case pause(HeardSound)
            case utterance(HeardSound)
            case problem(VoiceProblem)
        }

        private let tab: BrowserTab
        private let connection: WebSocketConnection
        private let listening: Listening
        private let voice: PageVoice
        private let recognizer: RecognizerPool.Place
        private let recognition: UtteranceRecognition
        private let pool: RecognizerPool
        private let system: IntentSystem
        private let logger: Logger
        private let state: Mutex<State>

        init(
            tab: BrowserTab, connection: WebSocketConnection, listening: Listening,
            voice: PageVoice, recognizer: RecognizerPool.Place, pool: RecognizerPool,
            system: IntentSystem, logger: Logger
        ) {
            self.tab = tab
            self.connection = connection
            self.listening = listening
            self.voice = voice
            self.recognizer = recognizer
            self.pool = pool
            self.system = system
            self.logger = logger
            let longest = system.limits.listeningDuration / .seconds(1)
            var configuration = SpeechDetector.Configuration()
            configuration.timeLimit = longest
            if listening.isHeld { configuration.pause = .infinity }
            let (session, confirms) = (tab.session, listening.confirms)
            recognition = UtteranceRecognition(
                by: recognizer,
                expecting: SpeechExpectation { canSay in
                    session.speechGrammar(confirming: confirms, canSay: canSay)
                }, pause: configuration.pause)
            state = Mutex(
                State(
                    detector: SpeechDetector(configuration),
                    rest: Int(longest * Double(HeardSound.rate))))
        }

        /// Begins to listen: for a time, also to a page that sends nothing.
        func begin() {
            let time = system.limits.listeningDuration + Self.delay
            let deadline = system.deadlines.schedule(after: time) { [weak self] in self?.end() }
            state.withLock { $0.deadline = deadline }
            // What can be said is renewed while the person speaks.
            Task { [tab, recognition, isHeard] in
                await tab.session.prepareToHear()
                if isHeard { await recognition.prepare() }
            }
        }

        // MARK: - Sound

        func received(binary bytes: ByteBuffer) {
            guard bytes.readableBytes.isMultiple(of: 2) else {
                return take { _ in .problem(.noSound) }
            }
            var bytes = bytes
            take { state in
                var samples: [Int16] = []
                samples.reserveCapacity(bytes.readableBytes / 2)
                while samples.count < state.rest,
                    let sample = bytes.readInteger(endianness: .little, as: Int16.self)
                {
                    samples.append(sample)
                }
                state.rest -= samples.count
                let events = state.detector.events(of: samples)
                if let utterance = Self.utterance(in: events) { return .utterance(utterance) }
                if state.rest == 0 { return Self.ending(&state) }
                for case .paused(let sound) in events.reversed() { return .pause(sound) }
                return nil
            }
        }

        /// Takes the one message that the protocol has: the person has let go of the key.
        func received(_ text: ByteBuffer) { end() }

        func holdsBack(until ready: @escaping @Sendable () -> Void) -> Bool { false }

        func closed() {
            let (leaving, deadline, isUsable) = state.withLock { state in
                (state.use.leave(), state.deadline, state.isUsable)
            }
            if let deadline { system.deadlines.cancel(deadline) }
            if case .cancel(let work) = leaving { work.cancel() }
            let ahead = recognition.stop(
                within: system.limits.recognitionDuration, by: system.deadlines)
            guard case .giveBack = leaving else { return }
            guard let ahead else { return pool.giveBack(recognizer, isUsable: isUsable) }
            Task { [pool, recognizer] in
                let isOver = await ahead.value
                pool.giveBack(recognizer, isUsable: isUsable && isOver)
            }
        }

        /// Hears what there is so far.
        private func end() { take { Self.ending(&$0) } }

        private static func ending(_ state: inout State) -> Outcome {
            utterance(in: state.detector.finish()).map(Outcome.utterance)
                ?? .problem(.nothingSaid)
        }

        private static func utterance(in events: [SpeechDetector.Event]) -> HeardSound? {
            for case .ended(let utterance) in events { return utterance }
            return nil
        }

        /// Takes an event unless the sound is over; an outcome other than a pause ends it.
        private func take(_ event: (inout State) -> Outcome?) {
            let outcome = state.withLock { state -> Outcome? in
                guard state.use.isListening, let outcome = event(&state) else { return nil }
                if case .pause = outcome { return outcome }
                state.use.soundEnded()
                return outcome
            }
            switch outcome {
            case .pause(let sound)?: if isHeard { recognition.begin(with: sound) }
            case .utterance(let utterance)?: recognize(utterance)
            case .problem(let problem)?: send(.problem(problem.text(in: tab.session)))
            case nil: break
            }
        }

        // MARK: - Words

        private func recognize(_ utterance: HeardSound) {
            connection.send(VoiceMessage.ended.text)
            state.withLock { state in
                state.use.recognize { Task { await answer(words(of: utterance)) } }
            }
        }

        /// The person's language is one that is heard.
        private var isHeard: Bool {
            voice.hears(tab.session.spokenLocale.language.languageCode?.identifier)
        }

        private func words(of utterance: HeardSound) async -> VoiceMessage {
            let session = tab.session
            guard isHeard else { return .problem(VoiceProblem.notSayable.text(in: session)) }
            do {
                let hypotheses = try await recognition.hypotheses(
                    of: utterance, within: system.limits.recognitionDuration,
                    by: system.deadlines)
                // A person who is gone gets no answer, and performs nothing.
                guard !state.withLock({ $0.use.hasLeft }) else { return .ended }
                let heard = session.hear(
                    hypotheses, confirming: listening.confirms, asksBack: voice.asksBack,
                    entered: listening.entered, from: tab.connection)
                return .heard(heard, performs: heard.isSure && !voice.asksBack)
            } catch SpeechProblem.interrupted {
                // Only the person's leaving stops a recognizer so.
                return .ended
            } catch is CancellationError {
                // A recognizer that gave up by itself isn't asked again; a page that is still there says so.
                if !Task.isCancelled { state.withLock { $0.isUsable = false } }
                return .ended
            } catch {
                let problem = VoiceProblem(error)
                if problem == .notRecognized {
                    state.withLock { $0.isUsable = false }
                    let reason: any Error = (error as? SpeechProblem)?.withoutWords ?? error
                    logger.warning(
                        "What was said at the page could not be recognized",
                        metadata: ["reason": "\(reason)"])
                }
                return .problem(problem.text(in: session))
            }
        }

        private func answer(_ message: VoiceMessage) {
            let (hasLeft, isUsable) = state.withLock { ($0.use.workEnded(), $0.isUsable) }
            if hasLeft { return pool.giveBack(recognizer, isUsable: isUsable) }
            send(message)
        }

        private func send(_ message: VoiceMessage) {
            connection.send(message.text)
            connection.close()
        }
    }

    extension HeardWords {
        fileprivate var isSure: Bool {
            if case .sentence(_, let isSure) = kind { isSure } else { false }
        }
    }
#endif
