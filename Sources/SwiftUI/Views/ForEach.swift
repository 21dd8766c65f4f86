/// A view for each element of a collection, in its order.
///
/// The element's identity becomes part of the identity of the nodes that are drawn for it, so an
/// element that moves keeps its focus. Resolution reports two elements with one identity as a
/// mistake.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data

    /// The closure that makes the view of an element.
    public var content: (Data.Element) -> Content

    private let identity: (Data.Element) -> ID

    /// Creates the content for each element, of any kind: a view, or a mark of a chart.
    package init(
        _ data: Data, identity: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.identity = identity
        self.content = content
    }
}

extension ForEach where Content: View {
    /// Creates a view for each of a binding's elements.
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Indices: RandomAccessCollection,
        C.Index: Hashable, ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for each of a binding's elements.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
        C: RandomAccessCollection, C.Indices: RandomAccessCollection, C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identity: { $0.1 },
            content: { content(data[$0.0]) })
    }

    /// Creates a view for each of the identifiable elements.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, identity: { $0.id }, content: content)
    }

    /// Creates a view for each of the elements, with the identity at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identity: { $0[keyPath: id] }, content: content)
    }

    /// Creates a view for each number of a constant range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, identity: { $0 }, content: content)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    @MainActor
    package func draw(in context: inout ResolveContext) {
        // As an array, whose elements are accessed fast; an array isn't copied by this. It has one
        // element more than the limit, so that the tree shows that it ends.
        let most = TreeBounds.views + 1
        let elements = data.count > most ? Array(data.prefix(most)) : Array(data)
        let content = content
        var seen = NodePath.StepSet(capacity: elements.count)
        for index in elements.indices {
            if context.hasEnded { break }
            let element = elements[index]
            var step = NodePath.step(of: identity(element))
            if !seen.insert(step) {
                context.report("Two elements of a ForEach have the identity “\(step)”.")
                step = NodePath.unused(step, in: &seen)
            }
            let mark = context.path.push(element: step)
            let start = context.nodes.count
            context.running { content(element) }._draw(in: &context)
            if context.choice != nil { context.offer(identity(element), from: start) }
            context.path.pop(to: mark)
        }
    }
}
