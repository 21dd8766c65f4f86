import AppIntents
import Charts
import SwiftUI

struct StocksIntent: AppIntent {
    static let title: LocalizedStringResource = "Stocks"
    static let description = IntentDescription("A watch list with prices and changes.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: StocksView(
                stocks: [
                    .init(
                        symbol: "NWND", name: "Northwind Traders", price: 182.31, change: 1.24,
                        prices: [178.2, 179.9, 179.1, 180.6, 181.07, 182.31]),
                    .init(
                        symbol: "CNTS", name: "Contoso Holdings International", price: 47.9,
                        change: -0.83, prices: [49.1, 49.4, 48.9, 48.2, 48.73, 47.9]),
                    .init(
                        symbol: "FBRK", name: "Fabrikam", price: 1204.05, change: 0.02,
                        prices: [1203.1, 1205.7, 1202.4, 1204.9, 1204.03, 1204.05]),
                ]))
    }
}

struct StocksView: View {
    struct Stock: Identifiable {
        var id: String { symbol }
        let symbol: String
        let name: String
        let price: Double
        let change: Double
        let prices: [Double]

        var color: Color {
            change < 0
                ? Color(red: 0.75, green: 0.15, blue: 0.13)
                : Color(red: 0.1, green: 0.47, blue: 0.22)
        }
    }

    let stocks: [Stock]

    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        VStack(spacing: 10) {
            ForEach(stocks) { stock in
                HStack(spacing: 8) {
                    VStack(alignment: .leading, spacing: 1) {
                        Text(stock.symbol).font(.headline)
                        Text(stock.name)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .lineLimit(1)
                            .truncationMode(.middle)
                    }
                    Spacer()
                    if !dynamicTypeSize.isAccessibilitySize { PriceLine(stock: stock) }
                    Text(stock.price, format: .number.precision(.fractionLength(2)))
                        .font(.body.monospacedDigit())
                        .fixedSize()
                    Text(
                        stock.change,
                        format: .number.precision(.fractionLength(2)).sign(strategy: .always())
                    )
                    .font(.subheadline.weight(.semibold).monospacedDigit())
                    .fixedSize()
                    .foregroundStyle(.white)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 4)
                    .background(
                        stock.color,
                        in: RoundedRectangle(cornerRadius: 6))
                }
                .accessibilityElement(children: .combine)
                if stock.id != stocks.last?.id { Divider() }
            }
        }
    }
}

/// The prices of the last days, as a line without axes.
private struct PriceLine: View {
    let stock: StocksView.Stock

    var body: some View {
        Chart(Array(stock.prices.enumerated()), id: \.offset) { day, price in
            LineMark(x: .value("Day", day), y: .value("Price", price))
                .interpolationMethod(.monotone)
                .foregroundStyle(stock.color)
        }
        .chartXScale(domain: 0...max(stock.prices.count - 1, 1))
        .chartYScale(domain: .automatic(includesZero: false))
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .frame(width: 32, height: 24)
        .accessibilityHidden(true)
    }
}

#Preview("One stock") {
    StocksView(
        stocks: [
            .init(
                symbol: "FBRK", name: "Fabrikam", price: 1204.05, change: 0.02,
                prices: [1203.1, 1205.7, 1204.05])
        ])
}
