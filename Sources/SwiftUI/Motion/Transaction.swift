/// The context of a change.
public struct Transaction {
    /// The animation of the change.
    public var animation: Animation? { didSet { hasNewAnimation = true } }
    /// True if animations are disabled.
    public var disablesAnimations = false
    /// True if the change is one of several while a finger moves.
    public var isContinuous = false
    /// True if the animation was set after the transaction was created.
    private(set) var hasNewAnimation = false

    /// Creates a transaction, perhaps with an animation.
    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

/// Runs code whose changes are animated in an app.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs code whose changes are animated in an app; the second closure runs right after the first.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Runs code in a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// The moment at which it has nearly come to rest.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logically")
    /// The moment at which nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension View {
    /// Changes the transaction of changes inside: another animation, or none, applies.
    nonisolated public consuming func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modified(
            _ComputedAttributeModifier { _ in
                var transaction = Transaction(animation: .default)
                transform(&transaction)
                if transaction.disablesAnimations { return .timing(.none) }
                guard transaction.hasNewAnimation else { return nil }
                return .timing(transaction.animation?.timing ?? .none)
            })
    }
}
