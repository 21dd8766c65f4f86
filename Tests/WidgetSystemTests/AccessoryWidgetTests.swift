import Foundation
import IntentSystem
import SwiftUI
import Testing
import WidgetKit
import WidgetSystem

extension BoardSuites {
    /// Widgets beside a clock: where a board places them, and what they say.
    @Suite struct AccessoryWidgetTests {
        private let person = Person.session(SessionID("me"))
        private let environment = PresentationEnvironment()

        private func board(_ widgets: [any Widget.Type]) -> WidgetBoard {
            WidgetBoard(
                IntentSystem(appName: "Lamps", catalog: Catalog(intents: [])),
                catalog: WidgetCatalog(widgets: widgets))
        }

        private func words(_ tree: ViewTree?) -> String {
            tree?.nodes.map(\.accessibleName).joined(separator: " ") ?? "none"
        }

        @Test("A board offers a family last that its author doesn't want on a home screen")
        @MainActor func disfavored() throws {
            let board = board([LabelledWidget.self, CarWidget.self])
            let kinds = board.widgetKinds(in: environment)
            #expect(
                kinds.map(\.families) == [
                    [.accessoryCircular, .systemSmall], [.systemSmall, .systemMedium],
                ])
            #expect(kinds.map(\.usualFamily) == [.accessoryCircular, .systemSmall])
            #expect(
                board.placedWidgets(of: person).map(\.family)
                    == ["accessoryCircular", "systemSmall"])
            #expect(try board.add("labelled", .systemSmall, for: person) == .done(3))
        }

        @Test("Programs read the label of an accessory widget after its view, and of no other")
        func label() async throws {
            let board = board([LabelledWidget.self])
            _ = try await board.add("labelled", .systemSmall, for: person)
            let reports = await board.widgetReports(for: person, in: environment)
            #expect(reports.map { words($0.view) } == ["Lit 4 hours", "Lit"])
        }

        @Test("A group has its title above its views, which its style masks")
        func group() async throws {
            let board = board([GroupWidget.self])
            let report = try #require(
                await board.widgetReports(for: person, in: environment).first)
            let spoken = words(report.view)
            for word in ["Lamps", "Hall", "Attic", "Yard", "Up"] {
                #expect(spoken.contains(word), "\(spoken)")
            }
            let drawing = String(describing: report.view)
            #expect(drawing.contains("roundedRectangle"), "\(drawing)")
        }

        @Test("A bundle's builder takes widgets when an author calls it")
        @MainActor func handmade() {
            var list = _WidgetList()
            widgets._list(in: &list)
            #expect(list.widgets.map { "\($0)" } == ["CarWidget", "GroupWidget", "RoomWidget"])
        }

        @MainActor private var widgets: some Widget {
            if #available(iOS 17.0, *) {
                return WidgetBundleBuilder.buildBlock(
                    CarWidget(), WidgetBundleBuilder.buildBlock(GroupWidget(), RoomWidget()))
            } else {
                return WidgetBundleBuilder.buildBlock(CarWidget())
            }
        }
    }
}
