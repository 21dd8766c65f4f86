/// The sounds of American English as recognizers write them (ARPAbet), from the phonetic alphabet.
package enum Phones {
    /// Sounds of two characters are before those of one.
    private static let sounds: [(ipa: String, phones: String)] = [
        ("tʃ", "CH"), ("dʒ", "JH"), ("eɪ", "EY"), ("aɪ", "AY"), ("ɔɪ", "OY"), ("aʊ", "AW"),
        ("oʊ", "OW"), ("əʊ", "OW"), ("ɪə", "IH R"), ("ʊə", "UH R"), ("eə", "EH R"),
        ("iə", "IY AH"), ("əl", "AH L"), ("aɪə", "AY ER"), ("aɪɚ", "AY ER"), ("ɔ̃", "AO N"),
        ("ɑ̃", "AA N"), ("ɪ", "IH"), ("i", "IY"), ("ɛ", "EH"), ("e", "EH"),
        ("æ", "AE"), ("a", "AA"), ("ɑ", "AA"), ("ɒ", "AA"), ("ɐ", "AH"), ("ʌ", "AH"),
        ("ə", "AH"), ("ɚ", "ER"), ("ɝ", "ER"), ("ɜ", "ER"), ("ɔ", "AO"), ("o", "OW"),
        ("ʊ", "UH"), ("u", "UW"), ("ᵻ", "IH"), ("ɨ", "IH"), ("y", "Y UW"), ("ø", "ER"),
        ("œ", "ER"), ("p", "P"), ("b", "B"), ("t", "T"), ("d", "D"), ("ɾ", "T"), ("k", "K"),
        ("g", "G"), ("ɡ", "G"), ("ʔ", "T"), ("f", "F"), ("v", "V"), ("θ", "TH"), ("ð", "DH"),
        ("s", "S"), ("z", "Z"), ("ʃ", "SH"), ("ʒ", "ZH"), ("h", "HH"), ("x", "HH"), ("ç", "HH"),
        ("χ", "HH"), ("m", "M"), ("n", "N"), ("ŋ", "NG"), ("ɲ", "N Y"), ("l", "L"), ("ɫ", "L"),
        ("ʎ", "L Y"), ("ɬ", "L"), ("ɹ", "R"), ("r", "R"), ("ʁ", "R"), ("ʀ", "R"), ("j", "Y"),
        ("w", "W"), ("ʍ", "W"), ("c", "K"), ("q", "K"), ("β", "V"), ("ɣ", "G"),
    ].sorted { $0.ipa.unicodeScalars.count > $1.ipa.unicodeScalars.count }

    /// The most sounds of one word.
    private static let longest = 64

    /// Returns the sounds of a word, separated by spaces; `nil` if there are none, or one isn't known.
    package static func arpabet(ofIPA text: some StringProtocol) -> String? {
        // Stress, length, ties and syllables are no sounds of the model.
        let marks: Set<Unicode.Scalar> = [
            "ˈ", "ˌ", "ː", "‍", "͡", "_", ".", "-", " ", "̩", "ʲ", "ʰ",
        ]
        var rest = Array(text.unicodeScalars.filter { !marks.contains($0) })[...]
        var phones: [String] = []
        while !rest.isEmpty {
            guard let sound = sounds.first(where: { rest.starts(with: $0.ipa.unicodeScalars) }),
                phones.count < longest
            else { return nil }
            // The end of a syllable and the beginning of the next one: one sound.
            if phones.last != sound.phones { phones.append(sound.phones) }
            rest = rest.dropFirst(sound.ipa.unicodeScalars.count)
        }
        return phones.isEmpty ? nil : phones.joined(separator: " ")
    }
}
