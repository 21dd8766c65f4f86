@_spi(Reflection) import Swift
import Synchronization

/// Which stored properties of a structure are parameters and dependencies, and how to read them.
///
/// `Mirror` finds the same, but looks every property up by name and type again for each value;
/// every tap needs the wrappers of several intents and queries.
// Safe: key paths are immutable, and the readers capture nothing else.
struct WrapperReaders<Value>: @unchecked Sendable {
    private enum Reader {
        case parameter(name: String, (Value) -> any AnyIntentParameter)
        case dependency((Value) -> any AnyAppDependency)
        case parameterDependency((Value) -> any AnyIntentParameterDependency)
    }

    private let readers: [Reader]

    /// `nil` where key paths cannot be had for all properties: for classes, and for a structure
    /// with a property of an unusual kind, such as a function or a weak reference.
    init?() {
        var readers: [Reader] = []
        let isComplete = _forEachFieldWithKeyPath(of: Value.self) { name, path in
            if let reader = Self.reader(name: String(cString: name), path) {
                readers.append(reader)
            }
            return true
        }
        guard isComplete else { return nil }
        self.readers = readers
    }

    private static func reader(name: String, _ path: PartialKeyPath<Value>) -> Reader? {
        switch type(of: path).valueType {
        case let parameter as any AnyIntentParameter.Type:
            return typed(parameter, path).map {
                .parameter(name: IntentContents.propertyName(name), $0)
            }
        case let dependency as any AnyAppDependency.Type:
            return typed(dependency, path).map { .dependency($0) }
        case let dependency as any AnyIntentParameterDependency.Type:
            return typed(dependency, path).map { .parameterDependency($0) }
        default:
            return nil
        }
    }

    private static func typed<Parameter: AnyIntentParameter>(
        _: Parameter.Type, _ path: PartialKeyPath<Value>
    ) -> ((Value) -> any AnyIntentParameter)? {
        guard let path = path as? KeyPath<Value, Parameter> else { return nil }
        return { $0[keyPath: path] }
    }

    private static func typed<Dependency: AnyAppDependency>(
        _: Dependency.Type, _ path: PartialKeyPath<Value>
    ) -> ((Value) -> any AnyAppDependency)? {
        guard let path = path as? KeyPath<Value, Dependency> else { return nil }
        return { $0[keyPath: path] }
    }

    private static func typed<Dependency: AnyIntentParameterDependency>(
        _: Dependency.Type, _ path: PartialKeyPath<Value>
    ) -> ((Value) -> any AnyIntentParameterDependency)? {
        guard let path = path as? KeyPath<Value, Dependency> else { return nil }
        return { $0[keyPath: path] }
    }

    /// Appends the wrappers of a value, in the order of their declaration.
    func read(_ value: Value, into contents: inout IntentContents) {
        for reader in readers {
            switch reader {
            case .parameter(let name, let read):
                contents.add(IntentContents.NamedParameter(name: name, parameter: read(value)))
            case .dependency(let read): contents.add(read(value))
            case .parameterDependency(let read): contents.add(read(value))
            }
        }
    }
}

/// The readers of every type that was read before; there are as many as an app has intents.
private let known = Mutex<[ObjectIdentifier: (any Sendable)?]>([:])

extension WrapperReaders {
    /// The readers of the type, made when they are first asked for.
    static var shared: WrapperReaders? {
        let type = ObjectIdentifier(Value.self)
        if let entry = known.withLock({ $0[type] }) { return entry as? WrapperReaders }
        let readers = WrapperReaders()
        known.withLock { $0[type] = .some(readers) }
        return readers
    }
}
