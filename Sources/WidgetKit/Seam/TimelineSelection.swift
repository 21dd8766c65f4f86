import Foundation

/// The entries of a timeline to keep: the current one, and a number of the following ones.
package struct TimelineSelection: Sendable {
    package let now: Date
    package let limit: Int

    package init(now: Date, limit: Int) {
        self.now = now
        self.limit = limit
    }

    /// Returns the chosen entries in the order of their dates.
    ///
    /// An entry that a later one has already replaced is never shown, nor is one whose date isn't a
    /// finite number.
    func entries<Entry: TimelineEntry>(of all: [Entry]) -> [Entry] {
        var present: Entry?
        var upcoming: [Entry] = []
        var isSorted = true
        for entry in all {
            if entry.date <= now {
                if present.map({ $0.date <= entry.date }) ?? true { present = entry }
            } else if entry.date > now {
                if let last = upcoming.last, entry.date < last.date { isSorted = false }
                upcoming.append(entry)
            }
        }
        if !isSorted { upcoming.sort { $0.date < $1.date } }
        return (present.map { [$0] } ?? []) + upcoming.prefix(max(limit - 1, 1))
    }
}
