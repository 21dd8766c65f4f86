#if Voice
    import Foundation
    import PhraseGrammar
    import Testing
    import _PocketSphinx

    @testable import _Speech

    /// Sentences that espeak-ng says, heard by PocketSphinx with the grammar of an app.
    struct RecognitionTests {
        private static let recognizer = Result { () throws(SpeechProblem) in
            try PocketSphinxRecognizer()
        }

        private static let grammar: PhraseGrammar = {
            let language = Language.of(Locale(identifier: "en"))
            // No dictionary has the last three.
            let places = [
                "Louvre", "Golden Gate Bridge", "Mount Fuji", "Uluru", "Angkor Wat", "Himeji",
            ]
            let index = NameIndex(
                places.map { NamedValue(id: $0, texts: [$0]) }, language: language)
            return PhraseGrammar(
                actions: [
                    Action(
                        id: "find", slots: [Slot("place", .names(index))],
                        phrases: [Phrase("Find tickets for ${place} in ${applicationName}")]),
                    Action(
                        id: "open", slots: [Slot("place", .names(index))],
                        phrases: [Phrase("Open ${place}")]),
                    Action(id: "favorites", phrases: [Phrase("Show Favorites")]),
                ], language: language, applicationNames: ["TravelTracking"])
        }()

        private static let expectation = SpeechExpectation { grammar.speech(canSay: $0) }

        /// Returns what a voice of espeak-ng says, with silence around it.
        private static func said(_ text: String, by voice: String) throws -> [Int16] {
            let program = try ChildProgram(["espeak-ng", "-v", voice, "--stdout", text])
            let bytes = Array(try program.output(limit: 1 << 22).dropFirst(44))
            let sound = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
                Double(Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8))
            }
            let step = 22_050.0 / Double(HeardSound.rate)
            let samples = (0..<Int(Double(sound.count - 1) / step)).map { place in
                let position = Double(place) * step
                let (before, part) = (Int(position), position.truncatingRemainder(dividingBy: 1))
                return Int16(sound[before] * (1 - part) + sound[before + 1] * part)
            }
            let silence = [Int16](repeating: 0, count: HeardSound.rate)
            return silence + samples + silence
        }

        /// Returns a sound with white noise that is softer than the voice by some decibels.
        private static func noisy(_ samples: [Int16], by decibels: Double) -> [Int16] {
            let loud = samples.map(Double.init).filter { abs($0) > 100 }
            let power = loud.reduce(0) { $0 + $1 * $1 } / Double(max(loud.count, 1))
            let amplitude = (3 * power).squareRoot() / pow(10, decibels / 20)
            var seed: UInt64 = 7
            return samples.map { sample in
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let unit = Double(seed >> 40) / Double(1 << 24) * 2 - 1
                let sum = (Double(sample) + unit * amplitude).rounded()
                return Int16(max(-32_768, min(32_767, sum)))
            }
        }

        /// Checks that one utterance is heard, and that its first certain reading is an action with a place.
        private func expect(_ action: String, _ place: String?, in sound: [Int16]) async throws {
            var detector = SpeechDetector()
            let events = detector.events(of: sound) + detector.finish()
            let utterances = events.compactMap {
                if case .ended(let utterance) = $0 { utterance } else { nil }
            }
            let utterance = try #require(utterances.first)
            #expect(utterances.count == 1)
            let heard = try await Self.recognizer.get()
                .hypotheses(of: utterance, expecting: Self.expectation)
            let readings = heard.compactMap { Self.grammar.read($0).certain }
            let first = try #require(readings.first, "\(heard)")
            #expect(first.action == action, "\(heard)")
            #expect(first.slots.map(\.value) == (place.map { [.name($0)] } ?? []), "\(heard)")
        }

        @Test(
            "What is said is heard as a sentence of the app, with names that no dictionary has",
            arguments: [
                ("find tickets for the louvre", "find", "Louvre"),
                ("open uluru please", "open", "Uluru"),
                ("could you find tickets for angkor wat", "find", "Angkor Wat"),
                ("open the golden gate bridge", "open", "Golden Gate Bridge"),
                ("show my favorites", "favorites", nil),
            ])
        func sentences(text: String, action: String, place: String?) async throws {
            try await expect(action, place, in: Self.said(text, by: "en-us"))
        }

        @Test(
            "A sentence is heard through faint noise, and through noise 20 dB below the voice",
            arguments: [40.0, 20],
            [
                ("find tickets for the louvre", "find", "Louvre"),
                ("show my favorites", "favorites", nil),
            ])
        func noise(decibels: Double, said: (text: String, action: String, place: String?))
            async throws
        {
            let sound = try Self.said(said.text, by: "en-us")
            try await expect(said.action, said.place, in: Self.noisy(sound, by: decibels))
        }

        @Test("Silence and noise are no sentence, and hold nothing up")
        func noSpeech() async throws {
            var seed: UInt64 = 3
            let noise = (0..<HeardSound.rate).map { _ -> Int16 in
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int16(truncatingIfNeeded: seed >> 40) / 8
            }
            for samples in [[], [0], [Int16](repeating: 0, count: 48_000), noise] {
                let heard = try await Self.recognizer.get().hypotheses(
                    of: HeardSound(samples: samples, end: .pause), expecting: Self.expectation)
                #expect(heard.count <= 5)
            }
        }

        @Test("Without words that can be heard it says so")
        func nothingToSay() async throws {
            let japanese = SpeechExpectation { canSay in
                SpeechGrammar(
                    answers: ["はい", "いいえ"], language: Language.of(Locale(identifier: "ja")),
                    canSay: canSay)
            }
            for expectation in [japanese, .anything] {
                await #expect(throws: SpeechProblem.nothingToSay) {
                    try await Self.recognizer.get().hypotheses(
                        of: HeardSound(samples: [0], end: .pause), expecting: expectation)
                }
            }
            #expect(throws: SpeechProblem.noModel(folder: "/no/model")) {
                try PocketSphinxRecognizer(model: "/no/model")
            }
        }
    }
#endif
