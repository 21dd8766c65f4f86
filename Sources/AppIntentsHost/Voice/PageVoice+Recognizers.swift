#if Voice && Web
    import WebHost
    import _PocketSphinx
    import _Speech

    extension PageVoice {
        /// Returns what hears people at pages: a command that turns a WAV file into text, or PocketSphinx with its
        /// English model; `nil` without either.
        static func atHand(command: String?) -> PageVoice? {
            if let command {
                // Its words are those of no grammar, and what isn't sure is not performed.
                return PageVoice(asksBack: false) { ExternalRecognizer(command: command) }
            }
            guard PocketSphinxRecognizer.hasModel() else { return nil }
            return PageVoice(asksBack: true, languages: ["en"]) { try PocketSphinxRecognizer() }
        }
    }
#endif
