/// The marks of an axis.
public protocol AxisContent {
    /// Adds the marks to those of the axis; only the system's types implement it.
    func _collect(in collection: inout _AxisCollection)
}

/// The marks of an axis while they are collected.
public struct _AxisCollection {
    var rows: [AxisRow] = []
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _collect(in collection: inout _AxisCollection) {
        self?._collect(in: &collection)
    }
}

extension _AxisBranch: AxisContent where First: AxisContent, Second: AxisContent {
    public func _collect(in collection: inout _AxisCollection) {
        switch self {
        case .first(let content): content._collect(in: &collection)
        case .second(let content): content._collect(in: &collection)
        }
    }
}

/// Marks of an axis that are added by a closure.
struct _AxisGroup: AxisContent {
    let collect: (inout _AxisCollection) -> Void

    func _collect(in collection: inout _AxisCollection) {
        collect(&collection)
    }
}

/// A builder that collects the marks of an axis.
@resultBuilder
public struct AxisContentBuilder {
    /// Builds marks from an expression.
    public static func buildExpression<T: AxisContent>(_ content: T) -> T { content }

    /// Builds an axis without marks from an empty closure.
    public static func buildBlock() -> some AxisContent { _AxisGroup { _ in } }

    /// Builds the first marks.
    public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }

    /// Adds marks to the preceding ones.
    public static func buildPartialBlock<T0: AxisContent, T1: AxisContent>(
        accumulated: T0, next: T1
    ) -> some AxisContent {
        _AxisGroup {
            accumulated._collect(in: &$0)
            next._collect(in: &$0)
        }
    }

    /// Builds the marks of an `if` without `else`.
    public static func buildOptional<T: AxisContent>(_ content: T?) -> T? { content }

    /// Builds the marks of the first branch.
    public static func buildEither<T0: AxisContent, T1: AxisContent>(
        first: T0
    ) -> _AxisBranch<T0, T1> { .first(first) }

    /// Builds the marks of the second branch.
    public static func buildEither<T0: AxisContent, T1: AxisContent>(
        second: T1
    ) -> _AxisBranch<T0, T1> { .second(second) }
}
