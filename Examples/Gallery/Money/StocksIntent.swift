import AppIntents
import SwiftUI

struct StocksIntent: AppIntent {
    static let title: LocalizedStringResource = "Stocks"
    static let description = IntentDescription("A watch list with prices and changes.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: StocksView(
                stocks: [
                    .init(symbol: "NWND", name: "Northwind Traders", price: 182.31, change: 1.24),
                    .init(
                        symbol: "CNTS", name: "Contoso Holdings International", price: 47.9,
                        change: -0.83),
                    .init(symbol: "FBRK", name: "Fabrikam", price: 1204.05, change: 0.02),
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
    }

    let stocks: [Stock]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(stocks) { stock in
                HStack(spacing: 12) {
                    VStack(alignment: .leading, spacing: 1) {
                        Text(stock.symbol).font(.headline)
                        Text(stock.name)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .lineLimit(1)
                            .truncationMode(.middle)
                    }
                    Spacer()
                    Text(stock.price, format: .number.precision(.fractionLength(2)))
                        .font(.body.monospacedDigit())
                    Text(
                        stock.change,
                        format: .number.precision(.fractionLength(2)).sign(strategy: .always())
                    )
                    .font(.subheadline.weight(.semibold).monospacedDigit())
                    .foregroundStyle(.white)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 4)
                    .background(
                        stock.change < 0
                            ? Color(red: 0.75, green: 0.15, blue: 0.13)
                            : Color(red: 0.1, green: 0.47, blue: 0.22),
                        in: RoundedRectangle(cornerRadius: 6))
                }
                .accessibilityElement(children: .combine)
                if stock.id != stocks.last?.id { Divider() }
            }
        }
    }
}

#Preview("One stock") {
    StocksView(stocks: [.init(symbol: "FBRK", name: "Fabrikam", price: 1204.05, change: 0.02)])
}
