/// Tells how words sound, by espeak-ng.
package struct Pronouncer: Sendable {
    /// The most words of one call; each takes less than a millisecond.
    private static let mostWords = 20_000

    package init() {}

    /// Returns the sounds of those of the words that it can tell, in ARPAbet; `accent` is the name of a voice.
    ///
    /// Blocks its thread while the program runs; without the program it tells none.
    package func phones(of words: [String], accent: String = "en-us") -> [String: String] {
        let words = words.prefix(Self.mostWords)
        guard !words.isEmpty,
            let program = try? ChildProgram(
                ["espeak-ng", "-q", "-v", accent, "--ipa", "--sep=_", "--stdin"], timeLimit: 60)
        else { return [:] }
        // A full stop and a line for each, so that its answer has a line for each.
        program.write(Array(words.map { $0 + ".\n" }.joined().utf8))
        guard let bytes = try? program.output(limit: 256 * Self.mostWords) else { return [:] }
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= words.count else { return [:] }
        return Dictionary(
            zip(words, lines).compactMap { word, line in
                Phones.arpabet(ofIPA: line).map { (word, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }
}
