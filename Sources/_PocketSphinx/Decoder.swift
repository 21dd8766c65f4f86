#if Voice
    import CPocketSphinx
    import Foundation
    import PhraseGrammar
    import Synchronization
    import _Speech

    /// A decoder of PocketSphinx, its dictionary, and the grammar that it has last been given.
    struct Decoder: ~Copyable {
        /// The names of the searches: what can be said, and any sounds in a row.
        private static let (sentences, sounds) = ("sentences", "sounds")
        /// How much worse than any sounds in a row the words of a sentence may fit what was said.
        ///
        /// It is in the decoder's logarithm for each 10 milliseconds; what fits worse is not in the grammar. The
        /// model is American: sentences in other accents, heard right, came down to -20.
        private static let worst = -20.0
        /// How much the number of other things that could have been said counts, against the sound.
        ///
        /// A long list of names would otherwise lose to each short phrase. Tried with the judged sentences: 1 to 6.5.
        private static let grammarWeight = 3.0
        /// The noise that is added: the levels of the model are undefined in digital silence.
        private static let noise = 6.0
        /// The accents in which words are known, as espeak-ng names them: the dictionary says little of how names sound.
        private static let accents = ["en-us", "en-gb"]
        /// Beyond this number of new words, only those that the dictionary lacks are told: each takes a millisecond.
        private static let mostInAccents = 600
        /// The dictionary's own variants of a word have lower numbers.
        private static let ownVariants = 10
        /// Silence around the utterance, which the model needs to find its ends.
        private static let margin = HeardSound.rate / 5

        private let decoder: OpaquePointer
        private let pronouncer = Pronouncer()
        /// The words that were looked for, and whether the decoder knows how they sound.
        private var known: [String: Bool] = [:]
        private var jsgf: String?

        init(model folder: String) throws(SpeechProblem) {
            guard PocketSphinxRecognizer.hasModel(in: folder) else {
                throw .noModel(folder: folder)
            }
            // It writes pages about itself.
            err_set_logfp(nil)
            guard let settings = cmd_ln_parse_r(nil, ps_args(), 0, nil, 0) else {
                throw .noModel(folder: folder)
            }
            defer { cmd_ln_free_r(settings) }
            cmd_ln_set_str_r(settings, "-hmm", Self.acoustics(in: folder))
            cmd_ln_set_str_r(settings, "-dict", Self.dictionary(in: folder))
            cmd_ln_set_float_r(settings, "-lw", Self.grammarWeight)
            guard let decoder = ps_init(settings) else { throw .noModel(folder: folder) }
            guard Self.expectSounds(decoder) else {
                ps_free(decoder)
                throw .noModel(folder: folder)
            }
            self.decoder = decoder
        }

        deinit { ps_free(decoder) }

        static func acoustics(in folder: String) -> String { folder + "/en-us" }
        static func dictionary(in folder: String) -> String { folder + "/cmudict-en-us.dict" }

        /// Adds the search for sounds of the model in any order.
        private static func expectSounds(_ decoder: OpaquePointer) -> Bool {
            let phones = """
                AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z \
                ZH
                """.split(separator: " ")
            // No word of a grammar has such a name.
            let words = phones.map { "_" + $0.lowercased() }
            for (word, phone) in zip(words, phones) {
                guard ps_add_word(decoder, word, String(phone), 0) >= 0 else { return false }
            }
            let choice = words.joined(separator: " | ")
            return ps_set_jsgf_string(
                decoder, sounds,
                "#JSGF V1.0 UTF-8;\ngrammar sounds;\n\npublic <sound> = (\(choice))+;\n") == 0
        }

        // MARK: - What can be said

        /// Makes the decoder expect what can be said; the same as before costs nothing.
        mutating func expect(_ expectation: SpeechExpectation) throws(SpeechProblem) {
            guard var grammar = expectation.grammar({ _ in true }) else { throw .nothingToSay }
            if grammar.jsgf == jsgf { return }
            learn(grammar.words)
            let known = known
            if grammar.words.contains(where: { known[$0] == false }) {
                guard let sayable = expectation.grammar({ known[$0] != false }) else {
                    throw .nothingToSay
                }
                learn(sayable.words)
                grammar = sayable
            }
            guard grammar.jsgf != jsgf else { return }
            guard grammar.words.allSatisfy({ self.known[$0] == true }),
                ps_set_jsgf_string(decoder, Self.sentences, grammar.jsgf) == 0
            else { throw .nothingToSay }
            jsgf = grammar.jsgf
        }

        /// Teaches the decoder how words sound: those of its dictionary, unless they are many, in other accents too.
        private mutating func learn(_ words: [String]) {
            let parts = words.map { $0.components(separatedBy: SpeechGrammar.joint) }
            let new = Set(parts.joined()).filter { known[$0] == nil }
            let hasTime = new.count <= Self.mostInAccents
            let sayable = new.filter { word in
                word.allSatisfy(\.isASCII) && (hasTime || phones(of: word) == nil)
            }.sorted()
            let told = Self.accents.map { pronouncer.phones(of: sayable, accent: $0) }
            for word in new {
                var sounds = phones(of: word).map { [$0] } ?? []
                for phones in told.compactMap({ $0[word] }) where !sounds.contains(phones) {
                    let name =
                        sounds.isEmpty ? word : "\(word)(\(Self.ownVariants + sounds.count))"
                    if ps_add_word(decoder, name, phones, 0) >= 0 { sounds.append(phones) }
                }
                known[word] = !sounds.isEmpty
            }
            for (word, parts) in zip(words, parts) where known[word] == nil {
                let sounds = parts.compactMap { phones(of: $0) }
                known[word] =
                    sounds.count == parts.count
                    && ps_add_word(decoder, word, sounds.joined(separator: " "), 0) >= 0
            }
        }

        private func phones(of word: String) -> String? {
            guard let phones = ps_lookup_word(decoder, word) else { return nil }
            defer { ckd_free(phones) }
            return String(cString: phones)
        }

        // MARK: - What was said

        /// Returns the words of the grammar that fit an utterance best; none if they hardly fit.
        ///
        /// Further hypotheses took the decoder ten times as long, and hardly ever had a better one.
        func hypotheses(
            of utterance: HeardSound, isStopped: () -> Bool
        ) throws(SpeechProblem) -> [String] {
            // The library can't be interrupted, only not called.
            guard !isStopped() else { throw .interrupted }
            let samples = Self.dithered(utterance.samples)
            let words = try best(of: samples, in: Self.sentences)
            guard !words.text.isEmpty else { return [] }
            guard !isStopped() else { throw .interrupted }
            let sounds = try best(of: samples, in: Self.sounds)
            guard words.score - sounds.score >= Self.worst else { return [] }
            return [words.text.replacing(SpeechGrammar.joint, with: " ")]
        }

        /// Returns the likeliest words of a search, and how well they fit each part of the sound.
        private func best(
            of samples: [Int16], in search: String
        ) throws(SpeechProblem) -> (text: String, score: Double) {
            guard ps_set_search(decoder, search) == 0, ps_start_utt(decoder) == 0 else {
                throw .recognizerFailed
            }
            let processed = ps_process_raw(decoder, samples, samples.count, 0, 1)
            guard ps_end_utt(decoder) == 0, processed >= 0 else { throw .recognizerFailed }
            var score: Int32 = 0
            let text = ps_get_hyp(decoder, &score).map { String(cString: $0) } ?? ""
            return (text, Double(score) / Double(max(ps_get_n_frames(decoder), 1)))
        }

        /// Adds faint noise, the same for the same sound, and a margin of it at both ends.
        private static func dithered(_ samples: [Int16]) -> [Int16] {
            var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
            func noise() -> Double {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return (Double(seed >> 40) / Double(1 << 24) - 0.5) * 2 * Self.noise
            }
            var result: [Int16] = []
            result.reserveCapacity(samples.count + 2 * margin)
            for _ in 0..<margin { result.append(Int16(noise())) }
            for sample in samples {
                result.append(Int16(min(max(Double(sample) + noise(), -32768), 32767)))
            }
            for _ in 0..<margin { result.append(Int16(noise())) }
            return result
        }
    }
#endif
