import SwiftUI

/// A table of values that are known by their properties; if its columns don't fit, one value below
/// the other.
struct ValueTable: View {
    /// The greatest number of columns; values with more properties are shown one below the other.
    nonisolated static let maximumColumns = 5

    let values: [PresentedValue]
    private let columns: [PropertyFact]

    /// Creates the table; `nil` unless all values have properties to show.
    nonisolated init?(_ values: [PresentedValue]) {
        guard !values.isEmpty, values.allSatisfy({ !($0.facts ?? []).isEmpty }) else { return nil }
        self.values = values
        var columns: [PropertyFact] = []
        for fact in values.flatMap({ $0.facts ?? [] })
        where !columns.contains(where: { $0.name == fact.name }) {
            columns.append(fact)
        }
        self.columns = columns
    }

    var body: some View {
        if columns.count < Self.maximumColumns {
            ViewThatFits(in: .horizontal) {
                table
                list
            }
        } else {
            list
        }
    }

    private var table: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 10) {
            GridRow {
                // The first column contains the names of the values themselves.
                Text(verbatim: "")
                ForEach(columns, id: \.name) { column in
                    Text(verbatim: column.title)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .gridColumnAlignment(column.isNumber ? .trailing : .leading)
                }
            }
            // Each cell contains its title.
            .accessibilityHidden(true)
            ForEach(0..<values.count, id: \.self) { place in
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    NamesView(values[place], place: .row(hasPictures: hasPictures))
                        .fixedSize()
                        .frame(maxWidth: .infinity, alignment: .leading)
                    ForEach(columns, id: \.name) { column in
                        cell(column, of: values[place])
                    }
                }
            }
        }
    }

    private var hasPictures: Bool { values.contains(where: \.hasPicture) }

    @ViewBuilder
    private func cell(_ column: PropertyFact, of value: PresentedValue) -> some View {
        if let fact = value.facts?.first(where: { $0.name == column.name }) {
            Text(verbatim: fact.text)
                .monospacedDigit()
                .fixedSize()
                .accessibilityLabel("\(fact.title): \(fact.text)")
        } else {
            Text(verbatim: "–")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
        }
    }

    private var list: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(0..<values.count, id: \.self) { place in
                if place > 0 { Divider() }
                NamesView(values[place], place: .row(hasPictures: hasPictures))
                FactList(facts: values[place].facts ?? [])
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
