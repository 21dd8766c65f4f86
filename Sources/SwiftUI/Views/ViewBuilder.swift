/// Collects the consecutive views of a closure.
@resultBuilder
public struct ViewBuilder {
    /// Returns a view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Builds an empty view from an empty closure.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// Returns a single view unchanged.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Builds the view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// Builds the view of the first branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    /// Builds the view of the second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }

    /// Hides the type of a view that only some system versions have.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
