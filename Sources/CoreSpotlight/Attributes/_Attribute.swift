/// An attribute by its name; its set stores the value.
@propertyWrapper
public struct _Attribute<Value: Sendable> {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Unavailable: only a set of attributes stores values.
    @available(*, unavailable)
    public var wrappedValue: Value? {
        get { nil }
        set {}
    }

    /// Accesses a set's value for the attribute.
    public static subscript(
        _enclosingInstance attributes: CSSearchableItemAttributeSet,
        wrapped _: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value?>,
        storage path: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Self>
    ) -> Value? {
        get { attributes.value(attributes[keyPath: path].name) }
        set { attributes.set(newValue, attributes[keyPath: path].name) }
    }
}

extension CSSearchableItemAttributeSet {
    fileprivate func value<Value>(_ name: String) -> Value? {
        lastRead = name
        return values[name] as? Value
    }

    /// Returns the name of the attribute at a key path, which the path itself doesn't contain;
    /// `nil` if there is none.
    package static func name(at path: PartialKeyPath<CSSearchableItemAttributeSet>) -> String? {
        let blank = CSSearchableItemAttributeSet()
        _ = blank[keyPath: path]
        return blank.lastRead
    }

    fileprivate func set(_ value: (some Sendable)?, _ name: String) {
        values[name] = value
    }
}
