import AppIntents
import SwiftUI

struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Coffee Order"
    static let description = IntentDescription("An order to look over, with a size to choose.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: OrderSnippetIntent())
    }
}

struct OrderSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Coffee Order"

    func perform() async throws -> some ShowsSnippetView {
        .result(view: OrderView(size: await CoffeeBar.shared.size))
    }
}

enum CupSize: String, AppEnum, CaseIterable {
    case small, medium, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
        .small: "Small", .medium: "Medium", .large: "Large",
    ]

    var price: Double { [CupSize.small: 2.8, .medium: 3.4, .large: 4.0][self] ?? 0 }
}

struct ChooseCupSizeIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose Size"
    static let isDiscoverable = false

    @Parameter(title: "Size") var size: CupSize

    init() {}
    init(size: CupSize) { self.size = size }

    func perform() async throws -> some IntentResult {
        await CoffeeBar.shared.choose(size)
        return .result()
    }
}

actor CoffeeBar {
    static let shared = CoffeeBar()
    private(set) var size = CupSize.medium
    func choose(_ size: CupSize) { self.size = size }
}

struct OrderView: View {
    let size: CupSize

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 12) {
                Image(systemName: "cup.and.saucer.fill")
                    .font(.title)
                    .foregroundStyle(.brown)
                    .accessibilityHidden(true)
                VStack(alignment: .leading) {
                    Text("Oat Flat White").font(.headline)
                    Text("Corner Café · ready in 6 min").font(.subheadline).foregroundStyle(
                        .secondary)
                }
                Spacer(minLength: 0)
                Text(size.price, format: .currency(code: "EUR"))
                    .font(.title3.weight(.semibold))
                    .contentTransition(.numericText(value: size.price))
            }
            HStack {
                ForEach(CupSize.allCases, id: \.self) { cup in
                    Button(intent: ChooseCupSizeIntent(size: cup)) {
                        Text(cup.rawValue.capitalized)
                            .lineLimit(1)
                            .minimumScaleFactor(0.5)
                            .frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.bordered)
                    .tint(cup == size ? .accentColor : .gray)
                }
            }
        }
    }
}
