import AppIntentsMetadata
public import CoreLocation
public import Foundation
public import GeoToolbox

extension IntentValueConvertible where Self: _IntentValue {
    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer {
        IntentValueContainer(ReadValue(parameterValue))
    }

    /// Reads exactly such a value: a text of digits is no number.
    public static func _value(in container: IntentValueContainer) throws -> Self? {
        let data = container.value.data
        guard let value = Self(parameterValue: data) else { return nil }
        if Self.self == Double.self, case .int = data { return value }
        return value.parameterValue == data ? value : nil
    }
}

extension AttributedString: IntentValueConvertible {}
extension Bool: IntentValueConvertible {}
extension CLPlacemark: IntentValueConvertible {}
extension Date: IntentValueConvertible {}
extension DateComponents: IntentValueConvertible {}
extension Double: IntentValueConvertible {}
extension Duration: IntentValueConvertible {}
extension Int: IntentValueConvertible {}
extension IntentCurrencyAmount: IntentValueConvertible {}
extension IntentFile: IntentValueConvertible {}
extension IntentPerson: IntentValueConvertible {}
extension Measurement: IntentValueConvertible {}
extension Never: IntentValueConvertible {}
extension PersonNameComponents: IntentValueConvertible {}
extension PlaceDescriptor: IntentValueConvertible {}
extension String: IntentValueConvertible {}
extension URL: IntentValueConvertible {}

extension Int8: IntentValueConvertible {}
extension Int16: IntentValueConvertible {}
extension Int32: IntentValueConvertible {}
extension Int64: IntentValueConvertible {}

extension IntentValueConvertible where Self: FixedWidthInteger {
    /// Returns the whole number of any size.
    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer {
        IntentValueContainer(ReadValue(.int(Int(self))))
    }

    /// Reads a whole number that the type can hold.
    public static func _value(in container: IntentValueContainer) throws -> Self? {
        guard case .int(let number) = container.value.data else { return nil }
        return Self(exactly: number)
    }
}

extension Int {
    /// Returns the number; an `Int` is a parameter's value and a whole number of a size.
    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer {
        IntentValueContainer(ReadValue(.int(self)))
    }

    /// Reads a whole number.
    public static func _value(in container: IntentValueContainer) throws -> Int? {
        guard case .int(let number) = container.value.data else { return nil }
        return number
    }
}

extension Optional: IntentValueExpressing, IntentValueConvertible
where Wrapped: IntentValueConvertible {
    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer {
        self?.makeContainer(context: context) ?? IntentValueContainer(ReadValue(.null))
    }

    /// Reads no value as `nil`.
    public static func _value(in container: IntentValueContainer) throws -> Wrapped?? {
        if container.value.data.isNull { return .some(nil) }
        guard let value = try Wrapped._value(in: container) else { return nil }
        return .some(value)
    }
}

extension Array: IntentValueExpressing, IntentValueConvertible
where Element: IntentValueConvertible {
    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer {
        IntentValueContainer(
            ReadValue(list: map { $0.makeContainer(context: context).value }))
    }

    /// Reads a list whose elements are of the type.
    public static func _value(in container: IntentValueContainer) throws -> [Element]? {
        guard let elements = container.value.elements else { return nil }
        var values: [Element] = []
        for element in elements {
            let part = IntentValueContainer(element, of: container.bundleIdentifier)
            guard let value = try Element._value(in: part) else { return nil }
            values.append(value)
        }
        return values
    }
}

extension Set: IntentValueExpressing, IntentValueConvertible
where Element: IntentValueConvertible {
    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer {
        Array(self).makeContainer(context: context)
    }

    /// Reads a list whose elements are of the type.
    public static func _value(in container: IntentValueContainer) throws -> Set<Element>? {
        try [Element]._value(in: container).map { Set($0) }
    }
}
