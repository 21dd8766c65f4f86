/// The circumstances of a change.
public struct Transaction {
    /// The animation of the change.
    public var animation: Animation? { didSet { hasNewAnimation = true } }
    /// True if nothing may be animated.
    public var disablesAnimations = false
    /// True if the change is one of several while a finger moves.
    public var isContinuous = false
    /// The animation was set after the circumstances were made.
    private(set) var hasNewAnimation = false

    /// Creates circumstances, perhaps with an animation.
    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

/// Runs code whose changes may be animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs code whose changes may be animated; the second closure runs at once after the first.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Runs code in some circumstances.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// When it has nearly come to rest.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logically")
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension View {
    /// Changes the circumstances of changes inside: another animation, or none, counts.
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
