#if Voice
    import IntentSystem
    import _Localization
    import _Speech

    /// The reason why a person at a page was not heard.
    enum VoiceProblem: Error, Hashable {
        /// Too many people speak at once.
        case busy
        /// The sound has no speech in it.
        case nothingSaid
        /// A recognizer that knows a grammar only can't hear this.
        case notSayable
        /// The bytes that came were no sound.
        case noSound
        /// The recognizer failed, or took too long.
        case notRecognized

        init(_ problem: any Error) {
            self =
                switch problem as? SpeechProblem {
                case .nothingToSay?: .notSayable
                case .nothingSaid?: .nothingSaid
                default: .notRecognized
                }
        }

        /// Returns the reason in the words of a session's person.
        func text(in session: SystemSession) -> String {
            let text: LocalizedStringResource =
                switch self {
                case .busy:
                    .init(
                        system:
                            "Too many people are speaking at the moment. Please try again later.")
                case .nothingSaid: .init(system: "Nothing was heard.")
                case .notSayable: .init(system: "This can’t be said here. Please type it.")
                case .noSound: .init(system: "What came from the microphone was no sound.")
                case .notRecognized:
                    .init(
                        system:
                            "What was said could not be recognized. The app’s log says more."
                    )
                }
            return text.text(in: session.spokenLocale)
        }
    }
#endif
