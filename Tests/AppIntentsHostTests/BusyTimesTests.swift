import Testing

@testable import AppIntentsHost

@Suite struct BusyTimesTests {
    /// What the process says at one look after the other, given what it used in between.
    private func answers(milliseconds: [Int]) -> [Bool] {
        var times = BusyTimes()
        var used = Duration.zero
        return milliseconds.map {
            used += .milliseconds($0)
            return times.isReturnDue(processorTime: used, sessions: 0)
        }
    }

    @Test("Memory is given back once when many sessions are gone, however little they did")
    func fewerSessions() {
        var times = BusyTimes()
        let answers = [0, 90, 20, 100, 5, 0, 250, 230, 160, 150, 140].map {
            times.isReturnDue(processorTime: .zero, sessions: $0)
        }
        let due = answers.indices.filter { answers[$0] }
        // 100 less than 100, and than 250.
        #expect(due == [5, 9])
    }

    @Test("Memory is given back when a busy time is over, and what was free only later once more")
    func whenQuiet() {
        #expect(
            answers(milliseconds: [900, 1500, 3, 0, 0, 120, 99, 2])
                == [false, false, true, false, false, false, true, false])
        let quiet = answers(milliseconds: [900, 1500] + Array(repeating: 3, count: 40))
        #expect(quiet.indices.filter { quiet[$0] } == [2, 12])
    }

    @Test("A process that is never busy has nothing to give back")
    func idle() {
        #expect(answers(milliseconds: Array(repeating: 20, count: 50)).allSatisfy { !$0 })
    }

    @Test("A busy time without end gives memory back now and then")
    func endless() {
        let given = answers(milliseconds: Array(repeating: 2000, count: 48))
        #expect(given.indices.filter { given[$0] } == [15, 31, 47])
    }
}
