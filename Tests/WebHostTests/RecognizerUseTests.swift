#if Voice
    import Testing

    @testable import WebHost

    /// Who gives a recognizer back, in each order in which its utterance and its person may end.
    @Suite struct RecognizerUseTests {
        /// What may happen, in its own thread each.
        enum Event {
            case soundEnds, recognizerBegins, workEnds, personLeaves
        }

        /// Returns how often the recognizer was given back.
        private func timesGivenBack(_ events: [Event]) -> (times: Int, use: RecognizerUse) {
            var (times, use) = (0, RecognizerUse.listening)
            for event in events {
                switch event {
                case .soundEnds: use.soundEnded()
                case .recognizerBegins: use.recognize { Task {} }
                case .workEnds: if use.workEnded() { times += 1 }
                case .personLeaves: if case .giveBack = use.leave() { times += 1 }
                }
            }
            return (times, use)
        }

        @Test(
            arguments: [
                // Who leaves while nothing was heard is told nothing, which gives nothing back again.
                [.soundEnds, .personLeaves],
                [.personLeaves, .soundEnds],
                [.soundEnds, .personLeaves, .personLeaves],
                // Who leaves before the recognizer begins keeps it from beginning.
                [.soundEnds, .personLeaves, .recognizerBegins],
                [.personLeaves, .soundEnds, .recognizerBegins],
                [.soundEnds, .recognizerBegins, .personLeaves, .workEnds],
                [.soundEnds, .recognizerBegins, .personLeaves, .personLeaves, .workEnds],
                [.soundEnds, .recognizerBegins, .workEnds, .personLeaves],
            ] as [[Event]])
        func aRecognizerIsGivenBackOnce(events: [Event]) {
            let (times, use) = timesGivenBack(events)
            #expect(times == 1)
            #expect(use.hasLeft && !use.isListening)
        }

        @Test func workThatGoesOnKeepsItsRecognizer() {
            let (times, use) = timesGivenBack([.soundEnds, .recognizerBegins, .personLeaves])
            #expect(times == 0)
            #expect(use.hasLeft)
        }

        @Test func aPersonWhoLeavesCancelsTheWork() async throws {
            let work = Task<Void, Never> {}
            var use = RecognizerUse.idle
            use.recognize { work }
            guard case .cancel(work) = use.leave() else {
                Issue.record("The work was not cancelled.")
                return
            }
        }
    }
#endif
