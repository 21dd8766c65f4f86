/// Rows of a tree; a card shows the root's rows, closed.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    let data: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

/// The content of an open row; a card's rows are closed.
public nonisolated struct OutlineSubgroupChildren: PrimitiveView {
    @MainActor
    package func draw(in context: inout ResolveContext) {}
}

extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// Creates rows of the trees below some elements.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: Array(data), id: \.id, children: children, content: content)
    }

    /// Creates rows of the tree below an element.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: [root], id: \.id, children: children, content: content)
    }

    /// Creates rows of the trees below some elements with the identity at a key path.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: Array(data), id: id, children: children, content: content)
    }
}

extension OutlineGroup: View, PrimitiveView where Parent: View, Leaf: View, Subgroup: View {
    public typealias Body = Never

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let (children, content) = (children, content)
        ForEach(data, id: id) { element in
            if element[keyPath: children] != nil {
                DisclosureGroup {
                    OutlineSubgroupChildren()
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }._draw(in: &context)
    }
}
