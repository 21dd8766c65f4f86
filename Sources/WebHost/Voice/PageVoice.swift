#if Voice
    package import _Speech

    /// The ear for the people at a page: a kind of recognizer, and how far its words are trusted.
    package struct PageVoice: Sendable {
        /// A sentence is asked back before it is performed, because a grammar takes other sentences for its own.
        package let asksBack: Bool
        /// The codes of the languages that it hears; `nil` for all.
        package let languages: Set<String>?
        /// Makes a recognizer, which may take a fraction of a second.
        package let makeRecognizer: @Sendable () throws -> any SpeechRecognizer

        /// Creates what hears people.
        package init(
            asksBack: Bool, languages: Set<String>? = nil,
            makeRecognizer: @escaping @Sendable () throws -> any SpeechRecognizer
        ) {
            self.asksBack = asksBack
            self.languages = languages
            self.makeRecognizer = makeRecognizer
        }

        /// Returns whether a language, by its code, is heard.
        func hears(_ language: String?) -> Bool {
            languages.map { languages in language.map(languages.contains) ?? false } ?? true
        }
    }
#endif
