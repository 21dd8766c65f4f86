/// A dictionary of bounded size, which removes the least recently used value when it is full.
package struct LRUCache<Key: Hashable, Value> {
    fileprivate struct Entry {
        var value: Value
        /// The number of the entry's last use.
        var lastUse: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var uses = 0

    /// Creates a cache without values, which keeps `limit` of them at most.
    package init(limit: Int) {
        self.limit = limit
    }

    /// The value of a key; reading and writing it both count as a use.
    package subscript(key: Key) -> Value? {
        mutating get {
            guard let index = entries.index(forKey: key) else { return nil }
            uses += 1
            entries.values[index].lastUse = uses
            return entries.values[index].value
        }
        set {
            guard let newValue else {
                entries[key] = nil
                return
            }
            uses += 1
            entries[key] = Entry(value: newValue, lastUse: uses)
            guard entries.count > limit else { return }
            if let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                entries[oldest.key] = nil
            }
        }
    }

    /// All values, in unspecified order.
    package var values: [Value] { entries.values.map(\.value) }

    /// Changes all values; this doesn't count as a use.
    package mutating func updateAll(_ update: (Key, inout Value) -> Void) {
        for key in Array(entries.keys) {
            if var value = entries[key]?.value {
                update(key, &value)
                entries[key]?.value = value
            }
        }
    }

    /// Forgets the values of some keys.
    package mutating func removeAll(where isGone: (Key) -> Bool) {
        for key in Array(entries.keys) where isGone(key) { entries[key] = nil }
    }

    /// Forgets all values.
    package mutating func removeAll() { entries = [:] }
}

extension LRUCache.Entry: Sendable where Key: Sendable, Value: Sendable {}
extension LRUCache: Sendable where Key: Sendable, Value: Sendable {}
