import Foundation
import SwiftUI

@testable import Charts

/// A view as a card of 340 points draws it, in English and without the person's own settings.
@MainActor
func drawn(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ResolvedView {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    environment.calendar = Calendar(identifier: .gregorian)
    change(&environment)
    var resolution = ViewResolver.resolve(view, environment: environment)
    ViewLayout(
        width: 340, isRightToLeft: environment.layoutDirection == .rightToLeft,
        measuring: EstimatedMeasuring()
    ).place(&resolution)
    return resolution
}

extension ResolvedView {
    /// The marks of all drawings.
    var marks: [ViewNode.Mark] {
        var marks: [ViewNode.Mark] = []
        tree.nodes.visit { node in
            if case .drawing(.marks(let new)) = node.kind { marks += new }
            return .everything
        }
        return marks
    }

    /// The texts that are drawn.
    var texts: [String] {
        var texts: [String] = []
        tree.nodes.visit { node in
            if case .text(let runs) = node.kind { texts.append(runs.plainText) }
            return .everything
        }
        return texts
    }

    /// The elements that a screen reader tells.
    var told: [String] {
        var told: [String] = []
        tree.nodes.visit { node in
            let info = node.accessibility
            if node.accessibilityLabel != nil { told.append(info.phrase(content: "")) }
            return .everything
        }
        return told
    }
}

/// The parts of the plot of some content.
@MainActor
func geometry(
    _ size: CGSize = CGSize(width: 200, height: 100), _ settings: ChartSettings = ChartSettings(),
    @ChartContentBuilder _ content: () -> some ChartContent
) -> PlotGeometry {
    var collection = _ChartCollection()
    content()._collect(in: &collection)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let model = ChartModel(collection.marks, settings, in: size, calendar: calendar)
    return PlotGeometry(model, settings, in: size)
}

/// Midnight of a day in June 2026.
func june(_ day: Int) -> Date {
    Date(timeIntervalSince1970: 1_780_272_000 + Double(day - 1) * 86_400)
}
