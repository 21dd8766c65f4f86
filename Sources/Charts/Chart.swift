public import SwiftUI

/// A view that shows data as bars, lines, points, areas or sectors.
///
///     Chart(days) { day in
///         BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
///     }
///     .frame(height: 160)
///
/// A chart takes the space that it is offered. Unspecified by Apple: without a proposed height, it
/// is 200 points high.
public nonisolated struct Chart<Content: ChartContent>: View {
    private let content: Content

    /// Creates a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a chart with marks for each of some identifiable elements.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart with marks for each of some elements with the identity at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    /// The drawn marks, axes and legend.
    @MainActor
    public var body: some View {
        let content = content
        MeasuringReader { room in
            ChartDrawing(content, in: room)
        }
        .frame(minWidth: 0, idealWidth: 300, minHeight: 0, idealHeight: 200)
    }
}
