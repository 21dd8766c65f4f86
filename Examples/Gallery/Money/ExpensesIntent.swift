import AppIntents
import SwiftUI

struct ExpensesIntent: AppIntent {
    static let title: LocalizedStringResource = "Expenses"
    static let description = IntentDescription("A month's expenses as bars, one a category.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: ExpensesView(
                categories: [
                    .init(name: "Groceries", symbol: "cart.fill", amount: 412, color: .green),
                    .init(name: "Rent", symbol: "house.fill", amount: 980, color: .blue),
                    .init(name: "Transport", symbol: "tram.fill", amount: 87, color: .purple),
                    .init(name: "Coffee", symbol: "cup.and.saucer.fill", amount: 53, color: .brown),
                ]))
    }
}

struct ExpensesView: View {
    struct Category: Identifiable {
        var id: String { name }
        let name: String
        let symbol: String
        let amount: Double
        let color: Color
    }

    let categories: [Category]

    private var total: Double { categories.reduce(0) { $0 + $1.amount } }
    private var largest: Double { categories.map(\.amount).max() ?? 1 }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            VStack(alignment: .leading, spacing: 0) {
                Text("November").font(.subheadline).foregroundStyle(.secondary)
                Text(total, format: .currency(code: "EUR")).font(.title.weight(.bold))
            }
            ForEach(categories) { category in
                HStack(spacing: 12) {
                    CategoryIcon(category: category)
                    VStack(alignment: .leading, spacing: 4) {
                        HStack {
                            Text(category.name).font(.subheadline)
                            Spacer()
                            Text(
                                category.amount,
                                format: .currency(code: "EUR").precision(.fractionLength(0))
                            )
                            .font(.subheadline.weight(.semibold))
                        }
                        ProgressView(value: category.amount / largest)
                            .tint(category.color)
                            .accessibilityHidden(true)
                    }
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}

/// An icon in a column that is as wide as all of them at any text size.
private struct CategoryIcon: View {
    let category: ExpensesView.Category
    @ScaledMetric var width = 28.0

    var body: some View {
        Image(systemName: category.symbol)
            .foregroundStyle(category.color)
            .frame(width: width)
    }
}

#Preview("One category") {
    ExpensesView(
        categories: [.init(name: "Rent", symbol: "house.fill", amount: 980, color: .blue)])
}
