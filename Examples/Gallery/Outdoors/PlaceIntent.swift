import AppIntents
import SwiftUI

struct PlaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Place on a Map"
    static let description = IntentDescription("A place, its pin, and the way to it.")

    func perform() async throws -> some ShowsSnippetView {
        .result(view: PlaceView())
    }
}

struct PlaceView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ZStack {
                RoundedRectangle(cornerRadius: 16).fill(.green.opacity(0.18))
                VStack(spacing: 26) {
                    ForEach(0..<3) { _ in Capsule().fill(.gray.opacity(0.3)).frame(height: 6) }
                }
                HStack(spacing: 60) {
                    ForEach(0..<4) { _ in Capsule().fill(.gray.opacity(0.3)).frame(width: 6) }
                }
                Image(systemName: "mappin.circle.fill")
                    .font(.system(size: 40))
                    .foregroundStyle(.red)
                    .shadow(radius: 3)
            }
            .frame(height: 140)
            .overlay(alignment: .bottom) {
                Text("Alfama")
                    .font(.caption.weight(.medium))
                    .padding(8)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.ultraThinMaterial)
            }
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .accessibilityHidden(true)

            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Museum of Tiles").font(.headline)
                    Text("1.4 km · open until 18:00").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Label("18 min", systemImage: "figure.walk")
                    .font(.subheadline.weight(.semibold))
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .background(.tint.opacity(0.15), in: Capsule())
            }
        }
    }
}
