/// One of two views, as an `if` with `else` chooses.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>:
    PrimitiveView
{
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    @MainActor
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        switch storage {
        case .first(let content):
            let mark = context.path.push("_t")
            defer { context.path.pop(to: mark) }
            return context.resolve(content)
        case .second(let content):
            let mark = context.path.push("_f")
            defer { context.path.pop(to: mark) }
            return context.resolve(content)
        }
    }
}

/// The view of an `if` without `else`: nothing where the condition does not hold.
extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    @MainActor
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        guard let content = self else { return [] }
        return context.resolve(content)
    }
}
