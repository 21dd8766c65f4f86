import AppIntents
import SwiftUI

struct CurrencyIntent: AppIntent {
    static let title: LocalizedStringResource = "Convert Currency"
    static let description = IntentDescription("An amount in another currency, either way.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: CurrencySnippetIntent())
    }
}

struct CurrencySnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Currency"

    func perform() async throws -> some ShowsSnippetView {
        .result(view: CurrencyView(isReversed: await CurrencyDesk.shared.isReversed))
    }
}

struct SwapCurrenciesIntent: AppIntent {
    static let title: LocalizedStringResource = "Swap Currencies"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        await CurrencyDesk.shared.swap()
        return .result()
    }
}

actor CurrencyDesk {
    static let shared = CurrencyDesk()
    private(set) var isReversed = false
    func swap() { isReversed.toggle() }
}

struct CurrencyView: View {
    let isReversed: Bool
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let layout =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout())
        layout {
            amount(isReversed ? 92.4 : 100, code: isReversed ? "EUR" : "USD")
            Button(intent: SwapCurrenciesIntent()) {
                Image(systemName: "arrow.left.arrow.right")
                    .accessibilityLabel("Swap")
            }
            .buttonStyle(.bordered)
            amount(isReversed ? 100 : 92.4, code: isReversed ? "USD" : "EUR")
        }
    }

    private func amount(_ value: Double, code: String) -> some View {
        VStack(spacing: 2) {
            Text(code).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
            Text(value, format: .number.precision(.fractionLength(2)))
                .font(.title2.weight(.semibold).monospacedDigit())
                .minimumScaleFactor(0.6)
                .lineLimit(1)
                .contentTransition(.numericText(value: value))
        }
        .frame(maxWidth: .infinity)
    }
}

#Preview("Both ways") {
    VStack(spacing: 20) {
        CurrencyView(isReversed: false)
        CurrencyView(isReversed: true)
    }
}
