/// One of two views, chosen by an `if` with `else`.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>:
    PrimitiveView
{
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    @MainActor
    package func draw(in context: inout ResolveContext) {
        switch storage {
        case .first(let content):
            context.drawPart("_t", content)
        case .second(let content):
            context.drawPart("_f", content)
        }
    }
}

/// The view of an `if` without `else`: nothing if the condition is false.
extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    @MainActor
    package func draw(in context: inout ResolveContext) {
        if let content = self { content._draw(in: &context) }
    }
}
