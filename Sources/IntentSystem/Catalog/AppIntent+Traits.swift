package import AppIntents
package import AppIntentsMetadata
import Synchronization

// This folder is the only place that asks an intent for its protocols (Decisions/0025).
extension AppIntent {
    /// The kinds to which the intent belongs, worked out when they are first asked for.
    package static var traits: IntentTraits {
        let type = ObjectIdentifier(Self.self)
        if let traits = known.withLock({ $0[type] }) { return traits }
        let traits = IntentTraits(
            isSnippet: Self.self is any SnippetIntent.Type,
            setsValue: Self.self is any SetValueIntent.Type,
            opensTarget: Self.self is any OpenIntent.Type,
            deletesEntities: Self.self is any DeleteIntent.Type,
            findsEntities: Self.self is any SystemFindIntent.Type
                || Self.self is any SystemQueryIntent.Type,
            isUndoable: Self.self is any UndoableIntent.Type,
            isPredictable: Self.self is any PredictableIntent.Type)
        known.withLock { $0[type] = traits }
        return traits
    }

    /// The value that the intent opens; `nil` if it opens nothing.
    var openedTarget: (any AppValue)? {
        (self as? any OpenIntent)?.anyTarget
    }

    /// The things that the intent deletes; none if it deletes nothing.
    var deletedEntities: [any AppEntity] {
        (self as? any DeleteIntent)?.anyEntities ?? []
    }
}

/// The traits of every type that was asked before: a failed cast looks through the whole program, and
/// every run needs the traits.
private let known = Mutex<[ObjectIdentifier: IntentTraits]>([:])

extension OpenIntent {
    fileprivate var anyTarget: any AppValue { target }
}

extension DeleteIntent {
    fileprivate var anyEntities: [any AppEntity] { entities }
}
