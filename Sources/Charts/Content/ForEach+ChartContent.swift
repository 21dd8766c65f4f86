public import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
    @MainActor
    public func _collect(in collection: inout _ChartCollection) {
        for element in data {
            if collection.isFull { break }
            content(element)._collect(in: &collection)
        }
    }
}

extension ForEach where Content: ChartContent {
    /// Creates marks for each of some identifiable elements.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, identity: { $0.id }, content: content)
    }

    /// Creates marks for each of some elements with the identity at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identity: { $0[keyPath: id] }, content: content)
    }

    /// Creates marks for each number of a constant range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, identity: { $0 }, content: content)
    }
}
