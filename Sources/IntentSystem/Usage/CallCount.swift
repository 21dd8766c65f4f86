/// The calls that persons have made in the last minute.
///
/// Each person has the calls of one minute at once, and gets each one back after its share of the minute.
/// A person who has all of them back is not kept, and of the others only so many.
struct CallCount: Sendable {
    private static let minute = Duration.seconds(60)

    /// The time after which one call has come back.
    private let share: Duration
    private let persons: Int
    /// The time at which each person has all calls back.
    private var restored: [Person.Identity: Duration] = [:]

    /// The number of persons who have an entry.
    var personCount: Int { restored.count }

    init(perMinute limit: Int, persons: Int) {
        share = Self.minute / max(1, limit)
        self.persons = max(2, persons)
    }

    /// Counts a call; returns the time until the next one comes back if the person has none, and counts
    /// nothing.
    mutating func take(by person: Person.Identity, at now: Duration) -> Duration? {
        // A clock that went back keeps no person out for more than a minute.
        let begin = min(max(restored[person] ?? now, now), now + Self.minute)
        let end = begin + share
        guard end <= now + Self.minute else {
            restored[person] = begin
            return end - now - Self.minute
        }
        restored[person] = end
        if restored.count > persons { forget(at: now) }
        return nil
    }

    /// Forgets the persons who have all calls back, and of the others those who called least.
    ///
    /// Half of the persons stay at most, so that this is rare, and a person who is over the limit stays
    /// over it however many others come.
    private mutating func forget(at now: Duration) {
        restored = restored.filter { $0.value > now }
        guard restored.count > persons / 2 else { return }
        let most = restored.sorted { $0.value > $1.value }.prefix(persons / 2)
        restored = Dictionary(uniqueKeysWithValues: most.map { ($0.key, $0.value) })
    }
}
