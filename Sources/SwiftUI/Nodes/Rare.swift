/// A value that is rarely present, stored behind a reference.
///
/// Views and nodes are copied often while they are assembled: a rare property must not make all of
/// them large.
struct Rare<Value> {
    fileprivate final class Box {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box?

    init(_ value: Value? = nil) {
        box = value.map(Box.init)
    }

    var value: Value? {
        get { box?.value }
        set { box = newValue.map(Box.init) }
    }

    var isEmpty: Bool { box == nil }
}

extension Rare.Box: Sendable where Value: Sendable {}

extension Rare: Sendable where Value: Sendable {}

extension Rare: Equatable where Value: Equatable {
    static func == (one: Rare, other: Rare) -> Bool {
        one.box === other.box || one.value == other.value
    }
}

extension Rare: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

// Encoded as an optional value is: nothing, or the value itself.
extension Rare: Codable where Value: Codable {
    init(from decoder: any Decoder) throws {
        self.init(try Value(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try value?.encode(to: encoder)
    }
}

extension KeyedDecodingContainer {
    func decode<Value: Codable>(_: Rare<Value>.Type, forKey key: Key) throws -> Rare<Value> {
        Rare(try decodeIfPresent(Value.self, forKey: key))
    }
}

extension KeyedEncodingContainer {
    mutating func encode<Value: Codable>(_ rare: Rare<Value>, forKey key: Key) throws {
        try encodeIfPresent(rare.value, forKey: key)
    }
}
