import AppIntents
import Synchronization

/// The names of the intents' parameters in declaration order, learned from the first instance of
/// each type that is made anyway: a type's initializer is the author's code.
final class ParameterNames: Sendable {
    private let names = Mutex<[ObjectIdentifier: [String]]>([:])

    /// Remembers the names of an intent that was made to be performed.
    func learn(_ contents: IntentContents, of type: any AppIntent.Type) {
        names.withLock { names in
            guard names[ObjectIdentifier(type)] == nil else { return }
            names[ObjectIdentifier(type)] = contents.parameters.map(\.name)
        }
    }

    /// Returns the names of a type's parameters; makes an instance if none was made before.
    func names(of type: any AppIntent.Type) -> [String] {
        if let known = names.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        learn(IntentContents(of: type.init()), of: type)
        return names.withLock { $0[ObjectIdentifier(type)] } ?? []
    }
}
