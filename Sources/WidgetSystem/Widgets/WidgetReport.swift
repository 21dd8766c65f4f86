package import IntentSystem
package import SwiftUI

/// A widget of a person as programs read it; the program converts its view to text.
package struct WidgetReport: Sendable {
    package let id: Int
    package let kind: String
    package let family: String
    package let name: String
    /// The view; `nil` if there is a problem.
    package let view: ViewTree?
    package let problem: BoardProblem?
    /// The current relevance to the person; 0 if it is unknown.
    package let score: Float

    init(_ placed: PlacedWidget, name: String, _ shown: ShownWidget) {
        id = placed.id
        kind = placed.kind
        family = placed.family
        self.name = name
        score = shown.score
        (view, problem) =
            switch shown.content {
            case .view(let tree, _): (ViewTree(nodes: tree.nodes + shown.label), nil)
            case .problem(let problem): (nil, problem)
            }
    }
}

extension WidgetBoard {
    /// Returns the widgets of a person as programs read them: the most relevant first, else in the
    /// person's order.
    package func widgetReports(
        for person: Person, in environment: PresentationEnvironment
    ) async -> [WidgetReport] {
        let (placed, kinds) = await MainActor.run {
            (placedWidgets(of: person), widgetKinds(in: environment))
        }
        let reports = await withTaskGroup(of: (Int, WidgetReport?).self) { group in
            for (place, widget) in placed.enumerated() {
                group.addTask {
                    let name = kinds.first { $0.kind == widget.kind }?.name ?? widget.kind
                    let shown = await self.widget(widget.id, for: person, in: environment)
                    return (place, shown.map { WidgetReport(widget, name: name, $0) })
                }
            }
            var reports = [WidgetReport?](repeating: nil, count: placed.count)
            for await (place, report) in group { reports[place] = report }
            return reports.compactMap(\.self)
        }
        // Sorting is stable.
        return reports.sorted { $0.score > $1.score }
    }

    /// Returns the controls as programs read them, in the app's order.
    package func controlReports(
        for person: Person, in environment: PresentationEnvironment
    ) async -> [ControlReport] {
        await controls(for: person, in: environment).map { ControlReport($0) }
    }
}
