/// A builder that collects the marks of a closure in order.
@resultBuilder
public struct ChartContentBuilder {
    /// Builds content from an expression.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
        content
    }

    /// Builds empty content from an empty closure.
    public static func buildBlock() -> some ChartContent { _NoChartContent() }

    /// Builds the first content.
    public static func buildPartialBlock<Content: ChartContent>(first content: Content) -> Content {
        content
    }

    /// Adds content to the preceding content.
    public static func buildPartialBlock<Accumulated: ChartContent, Next: ChartContent>(
        accumulated: Accumulated, next: Next
    ) -> _ChartPair<Accumulated, Next> {
        _ChartPair(first: accumulated, second: next)
    }

    /// Builds the content of an `if` without `else`.
    public static func buildOptional<Content: ChartContent>(
        _ content: Content?
    ) -> Content? {
        content
    }

    /// Builds the content of the first branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> _ChartBranch<First, Second> {
        .first(first)
    }

    /// Builds the content of the second branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> _ChartBranch<First, Second> {
        .second(second)
    }

    /// Erases the type of content that only some versions of a system have.
    public static func buildLimitedAvailability<Content: ChartContent>(
        _ content: Content
    ) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Empty content.
nonisolated struct _NoChartContent: ChartContent {
    typealias Body = Never

    @MainActor
    func _collect(in collection: inout _ChartCollection) {}
}

/// Content, followed by more content.
public nonisolated struct _ChartPair<First: ChartContent, Second: ChartContent>: ChartContent {
    public typealias Body = Never
    let first: First
    let second: Second

    @MainActor
    public func _collect(in collection: inout _ChartCollection) {
        first._collect(in: &collection)
        second._collect(in: &collection)
    }
}

/// The content of an `if` with `else`.
public nonisolated enum _ChartBranch<First: ChartContent, Second: ChartContent>: ChartContent {
    /// The condition holds.
    case first(First)
    /// The condition does not hold.
    case second(Second)

    public typealias Body = Never

    @MainActor
    public func _collect(in collection: inout _ChartCollection) {
        switch self {
        case .first(let content): content._collect(in: &collection)
        case .second(let content): content._collect(in: &collection)
        }
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public func _collect(in collection: inout _ChartCollection) {
        self?._collect(in: &collection)
    }
}
