/// Collects the marks that stand one after another in a closure.
@resultBuilder
public struct ChartContentBuilder {
    /// Takes content as it stands.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
        content
    }

    /// Builds no content from an empty closure.
    public static func buildBlock() -> some ChartContent { _ChartContents { _ in } }

    /// Begins with the first content.
    public static func buildPartialBlock<Content: ChartContent>(first content: Content) -> Content {
        content
    }

    /// Adds content to what stands before it.
    public static func buildPartialBlock<Accumulated: ChartContent, Next: ChartContent>(
        accumulated: Accumulated, next: Next
    ) -> some ChartContent {
        _ChartContents {
            accumulated._collect(in: &$0)
            next._collect(in: &$0)
        }
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

    /// Hides the type of content that only some versions of a system have.
    public static func buildLimitedAvailability<Content: ChartContent>(
        _ content: Content
    ) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Content that adds its marks by a closure.
nonisolated struct _ChartContents: ChartContent {
    typealias Body = Never
    let collect: @MainActor (inout _ChartCollection) -> Void

    @MainActor
    func _collect(in collection: inout _ChartCollection) {
        collect(&collection)
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
