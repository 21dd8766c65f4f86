import Foundation
import Testing

/// What holds for a session whatever happens to it, and in whatever order.
@Suite(.timeLimit(.minutes(5)))
struct SessionWalkTests {
    // Each lot walks 40 × 3⁶ sequences: 29,160, of 349,920. One fork more is three times the work, with the same
    // beginnings; `ATTACK=long` adds it, and walks a million.
    private static let lots = 12
    private static let seedsPerLot = 40
    private static let forks = ProcessInfo.processInfo.environment["ATTACK"] == "long" ? 7 : 6
    private static let branches = 3

    @Test(
        """
        SNI-11, CON-2, CON-3, BTN-11, FLW-7: one card, one question, one leading run; every question is \
        answered once; what has ended has no effect
        """, arguments: 0..<lots)
    func walk(lot: Int) throws {
        var count = 0
        for place in 0..<Self.seedsPerLot {
            let seed = UInt64(lot * Self.seedsPerLot + place)
            var walk = SessionWalk(seed: seed)
            do {
                try walk.run(shared: 5 + place % 17, forks: Self.forks, branches: Self.branches)
            } catch {
                Issue.record("Seed \(seed): \(error)")
                return
            }
            count += walk.count
        }
        #expect(count * Self.lots >= 349_920)
    }
}
