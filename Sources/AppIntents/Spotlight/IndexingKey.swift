import AppIntentsMetadata
import CoreSpotlight
import Foundation
import _Localization

/// The attribute of the index that a property fills.
// Safe: a key path is immutable, though its type doesn't say so.
enum IndexingKey: @unchecked Sendable {
    /// An attribute that Apple defines.
    case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
    /// A custom attribute.
    case custom(CSCustomAttributeKey)

    /// Sets the attribute to the value of a property.
    ///
    /// A text takes the value's readable text. A number takes whole and other numbers, yes and no,
    /// measurements in their unit and durations in seconds. A list takes several values or one.
    func fill(
        _ attributes: CSSearchableItemAttributeSet, with value: any _IntentValue,
        of property: String, in entity: any AppEntity.Type
    ) throws(IndexingProblem) {
        let isFilled =
            switch self {
            case .attribute(let path): Self.set(value, at: path, in: attributes)
            case .custom(let key): Self.set(value, for: key, in: attributes)
            }
        guard isFilled else {
            throw IndexingProblem(
                property: property, entity: _typeName(entity, qualified: false),
                valueType: String(describing: type(of: value)), key: name)
        }
    }

    private var name: String {
        switch self {
        case .attribute(let path):
            CSSearchableItemAttributeSet.name(at: path) ?? String(describing: path)
        case .custom(let key): key.keyName
        }
    }

    private typealias Path<Value> =
        ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value?>

    private static func set(
        _ value: any _IntentValue, at path: PartialKeyPath<CSSearchableItemAttributeSet>,
        in attributes: CSSearchableItemAttributeSet
    ) -> Bool {
        switch path {
        case let path as Path<String>: attributes[keyPath: path] = value.attributeText
        case let path as Path<[String]>:
            attributes[keyPath: path] = value.attributeElements.map(\.attributeText)
        case let path as Path<NSNumber>:
            guard let number = value.attributeNumber else { return false }
            attributes[keyPath: path] = NSNumber(value: number)
        case let path as Path<Date>:
            guard let date = value.attributeDate else { return false }
            attributes[keyPath: path] = date
        case let path as Path<[Date]>:
            let dates = value.attributeElements.map(\.attributeDate)
            guard dates.allSatisfy({ $0 != nil }) else { return false }
            attributes[keyPath: path] = dates.compactMap(\.self)
        case let path as Path<URL>:
            guard let url = value as? URL else { return false }
            attributes[keyPath: path] = url
        case let path as Path<Data>:
            guard let file = value as? IntentFile else { return false }
            attributes[keyPath: path] = file.data
        default: return false
        }
        return true
    }

    private static func set(
        _ value: any _IntentValue, for key: CSCustomAttributeKey,
        in attributes: CSSearchableItemAttributeSet
    ) -> Bool {
        if value.attributeElements.count != 1 || type(of: value).isList {
            attributes.setValue(value.attributeElements.map(\.customAttribute), forCustomKey: key)
        } else {
            attributes.setValue(value.customAttribute, forCustomKey: key)
        }
        return true
    }
}

extension _IntentValue {
    /// The readable text of the value.
    fileprivate var attributeText: String { displayText(in: .current) }

    /// The values of a list; the value itself if it is no list.
    fileprivate var attributeElements: [any _IntentValue] {
        if case .list(let list) = Self.composition { list.elements(of: self) } else { [self] }
    }

    fileprivate var attributeNumber: Double? {
        switch parameterValue {
        case .int(let number): Double(number)
        case .double(let number): number
        case .bool(let flag): flag ? 1 : 0
        case .duration(let duration): duration / .seconds(1)
        case .structure(let fields):
            switch fields["value"] {
            case .int(let number)?: Double(number)
            case .double(let number)?: number
            default: nil
            }
        default: nil
        }
    }

    fileprivate var attributeDate: Date? {
        switch self {
        case let date as Date: date
        case let components as DateComponents:
            (components.calendar ?? .current).date(from: components)
        default: nil
        }
    }

    /// The value in the form that a custom attribute stores.
    fileprivate var customAttribute: Any {
        if let date = attributeDate { return date }
        if let url = self as? URL { return url }
        if let number = attributeNumber { return number }
        return attributeText
    }
}
