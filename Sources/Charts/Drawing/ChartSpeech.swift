import Foundation
import SwiftUI
import _Localization

/// The spoken description of a chart, for assistive technology and for surfaces without drawings.
///
/// Each mark is read with its name and its value, as Apple's documentation says; a chart of many
/// marks is read as one element, with its contents and the range of its values.
struct ChartSpeech {
    /// A mark in words.
    struct Element: Equatable {
        var label: String
        var value: String
        var box: CGRect
    }

    /// The greatest number of marks that are read one by one.
    static let greatestCount = 50

    let elements: [Element]

    /// Finds the description of a chart whose plot has a size.
    init(
        _ geometry: PlotGeometry, title: String?, in environment: EnvironmentValues,
        _ characters: (Text) -> String
    ) {
        let model = geometry.model
        let told = model.marks.indices.filter {
            !model.marks[$0].mark.appearance.isAccessibilityHidden
        }
        let whole = CGRect(origin: .zero, size: geometry.size)
        guard told.count <= Self.greatestCount, !told.isEmpty else {
            let name =
                title ?? LocalizedStringResource(system: "Chart").text(in: environment.locale)
            let sum =
                told.isEmpty ? "" : Self.summary(told.map { model.marks[$0] }, in: environment)
            elements = [Element(label: name, value: sum, box: whole)]
            return
        }
        // The hour adds little for dates that are days apart.
        var unit: Calendar.Component?
        for case .numbers(let start, let end, isDate: true)? in [model.x?.domain, model.y?.domain]
        where end - start > 2 * Calendar.Component.day.length {
            unit = .day
        }
        elements = told.map { [unit] index in
            let (label, value) = Self.words(
                for: model.marks[index].mark, model.marks[index].isAcross, unit,
                in: environment, characters)
            return Element(
                label: label, value: value,
                box: (geometry.boxes[model.numbers[index]] ?? whole).large.intersection(whole))
        }
    }

    /// Returns the name and the value of a mark.
    private static func words(
        for mark: ChartMark, _ isAcross: Bool, _ unit: Calendar.Component?,
        in environment: EnvironmentValues, _ characters: (Text) -> String
    ) -> (String, String) {
        func words(_ values: [PlottedValue]) -> String {
            values.map { $0.scalar.words(unit: $0.unit ?? unit, in: environment) }
                .joined(separator: " – ")
        }
        var (name, value) = (mark.x.values, mark.y.values)
        if isAcross { swap(&name, &value) }
        if let angle = mark.angle { value = [angle] }
        if value.isEmpty { swap(&name, &value) }
        // The color of a point between two names is its value.
        if let color = mark.appearance.styleValue, color.scalar.number != nil,
            case .category? = value.first?.scalar
        {
            (name, value) = (name + value, [color])
        }
        var names: [String] = []
        for series in [mark.appearance.styleValue, mark.appearance.position?.value, mark.series] {
            if case .category(let name)? = series?.scalar, !names.contains(name) {
                names.append(name)
            }
        }
        let isPlace = name.count == 2 && mark.x.values.count == 1
        for place in isPlace ? name.map({ words([$0]) }) : [words(name)]
        where !place.isEmpty && !names.contains(place) {
            names.append(place)
        }
        if names.isEmpty, let label = value.first?.label { names = [characters(label)] }
        return (
            mark.appearance.accessibilityLabel.map(characters)
                ?? names.filter { !$0.isEmpty }.joined(separator: ", "),
            mark.appearance.accessibilityValue.map(characters) ?? words(value)
        )
    }

    /// Returns the least and the greatest value of some marks.
    private static func summary(
        _ marks: [PlacedMark], in environment: EnvironmentValues
    ) -> String {
        let values = marks.flatMap { placed -> [PlottedValue] in
            placed.mark.angle.map { [$0] }
                ?? (placed.isAcross ? placed.mark.x : placed.mark.y).values
        }
        let numbers = values.compactMap { value in value.scalar.number.map { (value, $0) } }
        guard let least = numbers.min(by: { $0.1 < $1.1 })?.0,
            let most = numbers.max(by: { $0.1 < $1.1 })?.0
        else { return "" }
        let (start, end) = (
            least.scalar.words(unit: least.unit, in: environment),
            most.scalar.words(unit: most.unit, in: environment)
        )
        return LocalizedStringResource(system: "From \(start) to \(end)").text(
            in: environment.locale)
    }
}

extension CGRect {
    /// A box large enough to touch.
    fileprivate var large: CGRect {
        insetBy(dx: min(0, (width - 8) / 2), dy: min(0, (height - 8) / 2))
    }
}
