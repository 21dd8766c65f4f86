extension PropertyReader {
    /// Returns the indices of the entities, among those given, whose value passes a test.
    func places(
        in entities: [Entity], among places: [Int], passing passes: (Value) -> Bool
    ) -> [Int] {
        guard let column = StoredColumn(self, in: entities) else {
            let value = reading()
            return places.filter { value(entities[$0]).map(passes) ?? false }
        }
        return entities.withUnsafeBytes { column.places(in: $0, among: places, passing: passes) }
    }

    /// Returns the entities in the order of their values, entities without a value last.
    ///
    /// Each value is read once, however often it is compared.
    func sorted(
        _ entities: [Entity], isDescending: Bool, by precedes: (Value, Value) -> Bool
    ) -> [Entity] {
        let value = reading()
        let mayBeAbsent = Value.self is any OptionalValue.Type
        let values = entities.map { entity -> Value? in
            guard let found = value(entity) else { return nil }
            if mayBeAbsent, (found as? any OptionalValue)?.wrappedValue == nil { return nil }
            return found
        }
        let places = entities.indices.sorted { left, right in
            guard let first = values[left] else { return false }
            guard let second = values[right] else { return true }
            return isDescending ? precedes(second, first) : precedes(first, second)
        }
        return places.map { entities[$0] }
    }
}

/// The location of the objects that store a property's values in many entities.
///
/// The framework doesn't know the entities' type, so copying one takes a call for each of its
/// fields. For a hundred thousand entities, only the field that matters is read.
private struct StoredColumn<Value> where Value: _IntentValue, Value: Sendable {
    let offset: Int
    let stride: Int

    /// `nil` if the entities don't store the value in a field of their own type.
    init?<Entity>(_ reader: PropertyReader<Entity, Value>, in entities: [Entity]) {
        guard let offset = reader.offset, let first = entities.first,
            reader.property(first)?.getter == nil
        else { return nil }
        self.offset = offset
        stride = MemoryLayout<Entity>.stride
    }

    func places(
        in entities: UnsafeRawBufferPointer, among places: [Int], passing passes: (Value) -> Bool
    ) -> [Int] {
        readPlaces(
            entities, offset: offset, stride: stride, among: places, passing: passes)
    }
}

// Values of the usual types are compared without asking for their type each time.
@_specialize(where Value == String)
@_specialize(where Value == Int)
@_specialize(where Value == Double)
@_specialize(where Value == Bool)
private func readPlaces<Value>(
    _ entities: UnsafeRawBufferPointer, offset: Int, stride: Int, among places: [Int],
    passing passes: (Value) -> Bool
) -> [Int] where Value: _IntentValue, Value: Sendable {
    var passing: [Int] = []
    for place in places {
        let property = entities.load(
            fromByteOffset: place * stride + offset, as: EntityProperty<Value>.self)
        if let value = property.presentValue, passes(value) { passing.append(place) }
    }
    return passing
}
