/// A value that holds values: a list or a set.
public protocol _SequenceIntentValue: _IntentValue {
    /// The collection of the values.
    associatedtype UnderlyingSequence: Collection

    /// The values.
    var sequence: Self.UnderlyingSequence { get }
}

extension _SequenceIntentValue where Self: Collection {
    /// The collection itself.
    public var sequence: Self { self }
}

extension Array: _SequenceIntentValue where Element: _IntentValue {
    /// The list itself.
    public typealias UnderlyingSequence = [Element]
}

extension Set: _SequenceIntentValue where Element: _IntentValue {
    /// The set itself.
    public typealias UnderlyingSequence = Set<Element>
}
