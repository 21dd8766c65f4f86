#if Voice
    import AppIntents
    import AppIntentsMetadata
    import CInstanceSocket
    import Foundation
    import IntentSystem
    import SnippetRendering
    import SurfaceKit
    import Synchronization
    import _Localization
    import _Speech

    /// Hears what a person says, as the lines of a terminal: sentences, and answers to questions.
    ///
    /// While texts are spoken, a microphone is off: it would hear them.
    final class HeardLines: Sendable {
        /// Where sound comes from.
        enum Source: Sendable {
            case microphone
            case file(Ear)
        }

        private enum Expected {
            case sentence
            case answer(RunQuestion)
            /// A yes or a no to what was heard.
            case yesOrNo
        }

        private struct State {
            /// The purpose of the next line.
            var expected = Expected.sentence
            var listening: Task<Void, Never>?
            /// No line is wanted any more, though one who reads may ask for it still.
            var isStopped = false
            var isOver = false
            var problem: SpeechProblem?
        }

        /// A line that is no sentence, and neither a yes nor a no.
        private static let nothing = "…"

        private let source: Source
        private let recognizer: any SpeechRecognizer
        private let speaker: Speaker?
        private let system: IntentSystem
        private let context: CommandContext
        private let isJSON: Bool
        private let asksBack: Bool
        /// The pipe through which lines come.
        private let ends: [Int32]
        private let state = Mutex(State())

        /// With `asksBack`, which is for a recognizer that takes other words for its own, "undo that" in answer to a
        /// question is asked back: it changes what the person has.
        init(
            _ source: Source, recognizer: any SpeechRecognizer, speaker: Speaker?,
            system: IntentSystem, isJSON: Bool, asksBack: Bool, context: CommandContext
        ) {
            self.source = source
            self.recognizer = recognizer
            self.speaker = speaker
            self.system = system
            self.context = context
            self.isJSON = isJSON
            self.asksBack = asksBack
            var ends: [Int32] = [-1, -1]
            // Without a pipe no line ever comes, which is the end of the input.
            if instance_pipe(&ends) != 0 { ends = [-1, -1] }
            self.ends = ends
        }

        deinit {
            for end in ends where end >= 0 { close(end) }
        }

        /// The problem that ended the lines.
        var problem: SpeechProblem? { state.withLock { $0.problem } }

        /// The streams of a command whose lines are heard.
        var terminal: Terminal {
            context.terminal.hearing(
                ends[0], asks: { [weak self] in self?.ask($0) },
                wantsLine: { [weak self] in self?.listen() })
        }

        private func listen() {
            state.withLock { state in
                if state.isStopped { return endLines(&state) }
                state.listening = Task { [weak self] in await self?.write() }
            }
        }

        /// Ends the listening for a line that is no longer wanted, and for all that are asked for later.
        func stop() {
            let listening = state.withLock { state in
                state.isStopped = true
                return state.listening
            }
            listening?.cancel()
        }

        /// Says the outcome of what was said, and expects sentences again.
        func tell(_ report: RunReport) {
            state.withLock { $0.expected = .sentence }
            speaker?.say(report.spoken(in: context.locale))
        }

        /// Says a question whether a sentence was heard right, and expects the answer.
        func askWhetherMeant(_ words: String) {
            state.withLock { $0.expected = .yesOrNo }
            speaker?.say(words)
        }

        /// Returns the next line; `nil` at the end of the sound, or if the task was cancelled.
        func next() async -> String? {
            do throws(SpeechProblem) {
                while true {
                    let expected = state.withLock { $0.expected }
                    guard let hypotheses = try await told(expected) else { return nil }
                    switch expected {
                    case .sentence: return sentence(hypotheses)
                    case .yesOrNo: return hypotheses.first ?? Self.nothing
                    case .answer(let question):
                        // No words can stand for none: a field of text would take them.
                        if let words = hypotheses.first {
                            guard let isMeant = try await isMeant(words, as: question) else {
                                return nil
                            }
                            if isMeant { return words }
                        } else {
                            let reason = Hearing.Reason.notUnderstood.text(in: context.locale)
                            context.terminal.say(reason, as: .problem)
                            speaker?.say(reason)
                        }
                        askAgain(question)
                    }
                }
            } catch {
                state.withLock { $0.problem = error }
                return nil
            }
        }

        private func sentence(_ hypotheses: [String]) -> String {
            let words = system.likeliest(of: hypotheses, in: context.locale)
            if !isJSON {
                context.terminal.say("“\((words ?? "").safeForTerminal())”", as: .secondary)
            }
            return words ?? Self.nothing
        }

        /// Returns what was heard, which is printed first for a program that reads it.
        private func told(_ expected: Expected) async throws(SpeechProblem) -> [String]? {
            guard let hypotheses = try await hear(expectation(expected)) else { return nil }
            if isJSON, let line = try? JSONText.line(of: ["heard": hypotheses]),
                !context.terminal.print(line)
            {
                return nil
            }
            return hypotheses
        }

        /// Asks back an undo that a grammar heard; `nil` at the end of the sound.
        private func isMeant(
            _ words: String, as question: RunQuestion
        ) async throws(SpeechProblem) -> Bool? {
            guard asksBack, listener(to: question).command(words) == .undo,
                system.offers(UndoIntent.persistentIdentifier, to: .owner)
            else { return true }
            let listener = system.listener(in: context.locale)
            let undo = LocalizedStringResource(system: "Undo").text(in: context.locale)
            let asked = "\(undo)? \(listener.sayableYesOrNo)"
            while true {
                context.terminal.say(asked, as: .secondary)
                askWhetherMeant(asked)
                guard let hypotheses = try await told(.yesOrNo) else { return nil }
                if let agrees = listener.agreement(hypotheses.first ?? "") { return agrees }
            }
        }

        /// Returns what reads answers, by which the person can name files.
        private func listener(to question: RunQuestion) -> QuestionListener {
            system.listener(to: question) {
                [folders = context.personFolders, store = system.files] in
                // Only their names are read; the terminal opens what is meant.
                folders.files(in: store, for: .random())
            }
        }

        private func askAgain(_ question: RunQuestion) {
            if case .values(let fields) = question.kind, fields.count > 1 {
                // The terminal asks for one field after the other, and only it knows for which one now.
                state.withLock { $0.expected = .answer(question) }
            } else {
                ask(question)
            }
        }

        private func ask(_ question: RunQuestion) {
            state.withLock { $0.expected = .answer(question) }
            let asked = question.asked(as: 0)
            // A terminal asks for all fields.
            var fields: [Question.Field] = []
            if case .values(let all) = question.kind { fields = all }
            let listener = listener(to: question)
            let examples =
                fields.first.map { listener.sayable(for: $0) }
                ?? listener.examples.of(asked, asking: fields)
            speaker?.say(
                Utterance(
                    dialog: question.dialog?.full.text(in: question.locale), question: asked,
                    field: fields.first, examples: examples, tree: nil, locale: question.locale
                ).text)
        }

        private func expectation(_ expected: Expected) -> SpeechExpectation {
            SpeechExpectation { [self, system, locale = context.locale] canSay in
                switch expected {
                case .sentence: return system.speechGrammar(in: locale, canSay: canSay)
                case .answer(let question):
                    return listener(to: question).speechGrammar(
                        of: question.kind, cancelLabel: question.cancelLabel, canSay: canSay)
                case .yesOrNo:
                    let listener = system.listener(in: locale)
                    return listener.speechGrammar(
                        of: .confirmation(listener.yesOrNo),
                        cancelLabel: listener.yesOrNo.denyLabel, canSay: canSay)
                }
            }
        }

        private func hear(
            _ expectation: SpeechExpectation
        ) async throws(SpeechProblem) -> [String]? {
            let ear: Ear
            switch source {
            case .microphone:
                await speaker?.finish()
                if Task.isCancelled { return nil }
                ear = Ear(try Microphone())
            case .file(let file): ear = file
            }
            // Its words are learned while the person speaks.
            async let prepared: Void = recognizer.prepare(for: expectation)
            let meter = SoundMeter(context.terminal)
            defer { meter.clear() }
            guard let heard = try await ear.next(meter: { meter.show($0) }) else { return nil }
            if case .microphone = source { ear.stop() }
            await prepared
            do throws(SpeechProblem) {
                return try await recognizer.hypotheses(of: heard, expecting: expectation)
            } catch .interrupted {
                return nil
            }
        }

        /// Hears a line, and writes it for the reader that waits.
        private func write() async {
            if let line = await next() {
                _ = Terminal.write(line.replacing("\n", with: " ") + "\n", to: ends[1])
                return
            }
            state.withLock { endLines(&$0) }
        }

        /// Lets the reader of lines see their end; the descriptor stays this object's.
        private func endLines(_ state: inout State) {
            if state.isOver { return }
            state.isOver = true
            let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
            guard nothing >= 0 else { return }
            dup2(nothing, ends[1])
            close(nothing)
        }
    }

    extension RunReport {
        /// Returns the text to speak: the full dialog and the view as its accessible text, else the value; or the
        /// error.
        fileprivate func spoken(in locale: Locale) -> String {
            if let error { return error.message }
            let shown = Utterance(
                dialog: dialog, question: nil, tree: card?.card.drawing.tree, locale: locale
            ).text
            let own = shown.isEmpty ? text ?? "" : shown
            return [own, opens?.report.spoken(in: locale) ?? ""].filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }
#endif
