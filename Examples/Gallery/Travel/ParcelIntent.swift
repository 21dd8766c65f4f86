import AppIntents
import SwiftUI

struct ParcelIntent: AppIntent {
    static let title: LocalizedStringResource = "Parcel"
    static let description = IntentDescription("Where a parcel is, in four steps.")

    func perform() async throws -> some ShowsSnippetView {
        .result(view: ParcelView(step: 2))
    }
}

struct ParcelView: View {
    /// The step that the parcel has come to.
    let step: Int

    private let symbols = ["shippingbox.fill", "building.2.fill", "truck.box.fill", "house.fill"]

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            VStack(alignment: .leading, spacing: 2) {
                Text("Arrives today, 14:00–16:00").font(.headline)
                Text("Desk lamp · with the courier").font(.subheadline).foregroundStyle(.secondary)
                Text("Parcel 0034 0434 1610 9412 8874")
                    .font(.caption.monospacedDigit())
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .truncationMode(.middle)
            }
            HStack(spacing: 6) {
                ForEach(symbols.indices, id: \.self) { index in
                    Image(systemName: symbols[index])
                        .resizable()
                        .scaledToFit()
                        .padding(9)
                        .foregroundStyle(index <= step ? Color.white : Color.secondary)
                        .frame(width: 36, height: 36)
                        .background(
                            index <= step
                                ? Color(red: 0.07, green: 0.42, blue: 0.35)
                                : Color.gray.opacity(0.2),
                            in: Circle())
                    if index < symbols.count - 1 {
                        Capsule()
                            .fill(
                                index < step
                                    ? Color(red: 0.07, green: 0.42, blue: 0.35)
                                    : Color.gray.opacity(0.3)
                            )
                            .frame(height: 4)
                    }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Step \(step + 1) of \(symbols.count)")
        }
    }
}
