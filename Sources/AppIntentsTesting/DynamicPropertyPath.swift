public import AppIntents
import AppIntentsMetadata
import IntentSystem

/// A way to a value inside of another one, which is read at its end.
///
/// A step that leads nowhere is an error of the reading.
@dynamicMemberLookup
public struct DynamicPropertyPath: Sendable {
    /// The value so far, or the first step that led nowhere.
    private let place: Result<ReadValue, TestingProblem>
    /// The steps, as the test wrote them.
    private let steps: String
    /// The bundle identifier of the app that gave the value.
    private let bundleIdentifier: String?

    private init(
        _ place: Result<ReadValue, TestingProblem>, _ steps: String, of bundleIdentifier: String?
    ) {
        self.place = place
        self.steps = steps
        self.bundleIdentifier = bundleIdentifier
    }

    init(_ container: IntentValueContainer, named name: String) {
        self.init(.success(container.value), name, of: container.bundleIdentifier)
    }

    init(of intent: AnyAppIntent, _ parameter: String) {
        self.init(
            intent.values[parameter] ?? IntentValueContainer(ReadValue(.null)), named: parameter)
    }

    // MARK: - Going on

    /// A property of the value, for a further step.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
        let next = "\(steps).\(identifier)"
        return DynamicPropertyPath(
            place.flatMap { value in
                if let property = value.properties?[identifier] { return .success(property) }
                return .failure(TestingProblem(noProperty: identifier, of: value, at: steps))
            }, next, of: bundleIdentifier)
    }

    /// A property of the value, as the type that the caller expects.
    public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
        get throws { try self[dynamicMember: identifier].value() }
    }

    /// A property of the value, without its type; `nil` if it has no value.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        get throws {
            let path: DynamicPropertyPath = self[dynamicMember: identifier]
            return try path.container().present
        }
    }

    /// An element of the list, for a further step.
    public subscript(index: Int) -> DynamicPropertyPath {
        DynamicPropertyPath(
            place.flatMap { value in
                guard let elements = value.elements, elements.indices.contains(index) else {
                    return .failure(TestingProblem(noElement: index, of: value, at: steps))
                }
                return .success(elements[index])
            }, "\(steps)[\(index)]", of: bundleIdentifier)
    }

    /// An element of the list, as the type that the caller expects.
    public subscript<T>(index: Int) -> T where T: IntentValueConvertible {
        get throws { try self[index].value() }
    }

    /// An element of the list, without its type.
    public subscript(index: Int) -> (any IntentValueExpressing)? {
        get throws {
            let path: DynamicPropertyPath = self[index]
            return try path.container().present
        }
    }

    // MARK: - Reading

    /// Returns the value as a type; throws if it is none of it.
    public func `as`<T>(_ type: T.Type) throws -> T where T: IntentValueConvertible {
        try value()
    }

    /// Returns the value as one of a definition; throws if it is none of it.
    public func `as`<IntentType>(
        _ definition: IntentType
    ) throws -> IntentType.Instance where IntentType: AppIntentTypeDefinition {
        let instance: IntentType.Instance = try value()
        try definition.isInstance(instance)
        return instance
    }

    func container() throws -> IntentValueContainer {
        IntentValueContainer(try place.get(), of: bundleIdentifier)
    }

    func value<T: IntentValueConvertible>() throws -> T {
        let container = try container()
        guard let typed = try T._value(in: container) else {
            throw TestingProblem(container.value, isNo: T.self, at: steps)
        }
        return typed
    }
}

/// The values that a query found, by their places.
public struct DynamicPropertyPathCollection: Sendable {
    private let list: IntentValueContainer

    init(_ list: IntentValueContainer) {
        self.list = list
    }

    private var values: [ReadValue] { list.value.elements ?? [] }

    /// The number of values.
    public var count: Int { values.count }

    /// The query found nothing.
    public var isEmpty: Bool { values.isEmpty }

    /// A value, for a further step.
    public subscript(index: Int) -> DynamicPropertyPath {
        DynamicPropertyPath(list, named: "items")[index]
    }

    /// A value, as the type that the caller expects.
    public subscript<T>(index: Int) -> T where T: IntentValueConvertible {
        get throws { try self[index].value() }
    }

    /// A value without its type; `nil` if there are fewer values.
    public subscript(index: Int) -> (any IntentValueExpressing)? {
        values.indices.contains(index)
            ? IntentValueContainer(values[index], of: list.bundleIdentifier).present : nil
    }
}

extension IntentValueContainer {
    /// The container; `nil` for no value.
    var present: IntentValueContainer? { value.data.isNull ? nil : self }
}
