@_spi(Reflection) import Swift
import Synchronization

/// The stored properties of a structure that are parameters and dependencies, and their readers.
///
/// `Mirror` also finds them, but looks up every property by name and type again for each value;
/// every tap needs the wrappers of several intents and queries. Key paths to them, and readers that
/// know the type of the structure, would be separate types, which the runtime takes longer to
/// create than to describe an intent.
struct WrapperReaders: Sendable {
    private enum Reader: Sendable {
        case parameter(name: String, @Sendable (UnsafeRawBufferPointer) -> any AnyIntentParameter)
        case dependency(@Sendable (UnsafeRawBufferPointer) -> any AnyAppDependency)
        case parameterDependency(
            @Sendable (UnsafeRawBufferPointer) -> any AnyIntentParameterDependency)
    }

    private let readers: [Reader]

    /// `nil` for a type that is no structure: its properties aren't at the offsets that the type gives.
    private init?(of type: Any.Type) {
        var readers: [Reader] = []
        let isStructure = _forEachField(of: type) { name, offset, type, _ in
            switch type {
            case let parameter as any AnyIntentParameter.Type:
                let name = IntentContents.propertyName(String(cString: name))
                readers.append(Self.parameter(parameter, name, at: offset))
            case let dependency as any AnyAppDependency.Type:
                readers.append(Self.dependency(dependency, at: offset))
            case let dependency as any AnyIntentParameterDependency.Type:
                readers.append(Self.parameterDependency(dependency, at: offset))
            default: break
            }
            return true
        }
        guard isStructure else { return nil }
        self.readers = readers
    }

    private static func parameter<Parameter: AnyIntentParameter>(
        _: Parameter.Type, _ name: String, at offset: Int
    ) -> Reader {
        .parameter(name: name) { $0.load(fromByteOffset: offset, as: Parameter.self) }
    }

    private static func dependency<Dependency: AnyAppDependency>(
        _: Dependency.Type, at offset: Int
    ) -> Reader {
        .dependency { $0.load(fromByteOffset: offset, as: Dependency.self) }
    }

    private static func parameterDependency<Dependency: AnyIntentParameterDependency>(
        _: Dependency.Type, at offset: Int
    ) -> Reader {
        .parameterDependency { $0.load(fromByteOffset: offset, as: Dependency.self) }
    }

    /// Appends the wrappers of a value of the type, in the order of their declaration.
    private func read(_ value: UnsafeRawBufferPointer, into contents: inout IntentContents) {
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

/// The readers of every type that was read before, one for each type of the app's intents.
private let known = Mutex<[ObjectIdentifier: WrapperReaders?]>([:])

extension WrapperReaders {
    /// Appends the wrappers of a value, in the order of their declaration; `false` for a value of a type
    /// that has no readers.
    static func read<Value>(_ value: Value, into contents: inout IntentContents) -> Bool {
        guard let readers = readers(of: Value.self) else { return false }
        withUnsafeBytes(of: value) { readers.read($0, into: &contents) }
        return true
    }

    /// Returns the readers of a type, created on the first request.
    private static func readers(of type: Any.Type) -> WrapperReaders? {
        if let entry = known.withLock({ $0[ObjectIdentifier(type)] }) { return entry }
        let readers = WrapperReaders(of: type)
        known.withLock { $0[ObjectIdentifier(type)] = .some(readers) }
        return readers
    }
}
