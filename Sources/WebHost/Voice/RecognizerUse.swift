#if Voice
    /// The use of a recognizer for one utterance: who gives it back, which happens once.
    ///
    /// A recognizer that is still at work for a person who has left isn't free for the next: pages that come and leave at
    /// once don't start more of them than there may be.
    enum RecognizerUse {
        /// Sound comes.
        case listening
        /// No sound is taken any more; the recognizer doesn't work yet, or has ended its work.
        case idle
        case recognizing(Task<Void, Never>)
        /// The person has left: the work gives it back when it ends.
        case ending
        case givenBack

        /// The consequence of a person's leaving.
        enum Leaving {
            case giveBack
            /// The work that gives it back ends sooner.
            case cancel(Task<Void, Never>)
            /// They have left already.
            case nothing
        }

        var isListening: Bool { if case .listening = self { true } else { false } }

        /// `true` if the person has left.
        var hasLeft: Bool {
            switch self {
            case .listening, .idle, .recognizing: false
            case .ending, .givenBack: true
            }
        }

        mutating func soundEnded() {
            if case .listening = self { self = .idle }
        }

        /// Begins the work, unless the person has left meanwhile.
        mutating func recognize(_ begin: () -> Task<Void, Never>) {
            if case .idle = self { self = .recognizing(begin()) }
        }

        /// Notes the end of the work; returns `true` if the work has to give the recognizer back.
        mutating func workEnded() -> Bool {
            switch self {
            case .recognizing: self = .idle
            case .ending:
                self = .givenBack
                return true
            case .listening, .idle, .givenBack: break
            }
            return false
        }

        /// Notes that the person has left; returns what has to be done now.
        mutating func leave() -> Leaving {
            switch self {
            case .listening, .idle:
                self = .givenBack
                return .giveBack
            case .recognizing(let work):
                self = .ending
                return .cancel(work)
            case .ending, .givenBack: return .nothing
            }
        }
    }
#endif
