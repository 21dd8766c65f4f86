extension CSSearchableItemAttributeSet {
    /// Sets the value of a custom attribute: a text, a number, a date, data, an address, or a list
    /// of these; `nil` removes the value.
    ///
    /// Unspecified by Apple; a value of another type is not stored, and the index refuses the item
    /// with an error that names the key.
    public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
        // Otherwise, a key with the same name but other properties would remain.
        customValues[key] = nil
        guard let value else { return }
        guard let kept = AttributeValue(value) else {
            let type = String(describing: type(of: value))
            problems.append(CSIndexError.unusableValue(key: key.keyName, type: type))
            return
        }
        customValues[key] = key.isMultiValued ? kept.list : kept.value
    }

    /// Returns the value of a custom attribute; `nil` without one.
    public func value(forCustomKey key: CSCustomAttributeKey) -> Any? { customValues[key] }

    /// The attributes in the form that an index stores.
    package var attributes: [IndexedItem.Attribute] {
        values.sorted { $0.key < $1.key }.compactMap { name, value in
            AttributeValue(value).map { IndexedItem.Attribute(name: name, value: $0) }
        }
            + customValues.sorted { $0.key.keyName < $1.key.keyName }.compactMap { key, value in
                AttributeValue(value).map {
                    IndexedItem.Attribute(
                        name: key.keyName, value: $0,
                        isSearched: key.isSearchable && key.isSearchableByDefault)
                }
            }
    }
}
