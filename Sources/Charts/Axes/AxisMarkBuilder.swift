/// A builder that collects the parts of an axis at one value.
@resultBuilder
public struct AxisMarkBuilder {
    /// Builds a part from an expression.
    public static func buildExpression<T: AxisMark>(_ content: T) -> T { content }

    /// Builds no part from an empty closure.
    public static func buildBlock() -> some AxisMark { _AxisMarkGroup { _ in } }

    /// Builds the first part.
    public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }

    /// Adds a part to the preceding ones.
    public static func buildPartialBlock<T0: AxisMark, T1: AxisMark>(
        accumulated: T0, next: T1
    ) -> some AxisMark {
        _AxisMarkGroup {
            accumulated._collect(in: &$0)
            next._collect(in: &$0)
        }
    }

    /// Builds the parts of an `if` without `else`.
    public static func buildOptional<T: AxisMark>(_ content: T?) -> T? { content }

    /// Builds the parts of the first branch.
    public static func buildEither<T0: AxisMark, T1: AxisMark>(first: T0) -> _AxisBranch<T0, T1> {
        .first(first)
    }

    /// Builds the parts of the second branch.
    public static func buildEither<T0: AxisMark, T1: AxisMark>(second: T1) -> _AxisBranch<T0, T1> {
        .second(second)
    }

    /// Erases the type of a part that only some versions of a system have.
    public static func buildLimitedAvailability<T: AxisMark>(_ content: T) -> AnyAxisMark {
        AnyAxisMark(content)
    }
}

/// Parts of an axis that are added by a closure.
struct _AxisMarkGroup: AxisMark {
    let collect: (inout _AxisMarkCollection) -> Void

    func _collect(in collection: inout _AxisMarkCollection) {
        collect(&collection)
    }
}

/// The axis or the parts of an `if` with `else`.
public enum _AxisBranch<First, Second> {
    /// The condition holds.
    case first(First)
    /// The condition does not hold.
    case second(Second)
}

extension _AxisBranch: AxisMark where First: AxisMark, Second: AxisMark {
    public func _collect(in collection: inout _AxisMarkCollection) {
        switch self {
        case .first(let mark): mark._collect(in: &collection)
        case .second(let mark): mark._collect(in: &collection)
        }
    }
}
