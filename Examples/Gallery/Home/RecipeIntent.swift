import AppIntents
import SwiftUI

struct RecipeIntent: AppIntent {
    static let title: LocalizedStringResource = "Recipe"
    static let description = IntentDescription("A dish on its picture, with time and portions.")

    func perform() async throws -> some ShowsSnippetView {
        .result(view: RecipeView())
    }
}

struct RecipeView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Roasted Pumpkin Soup").font(.title2.weight(.bold)).foregroundStyle(.white)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 14) { facts }
                VStack(alignment: .leading, spacing: 4) { facts }
            }
            .font(.subheadline)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 14))
        }
        .padding()
        .frame(maxWidth: .infinity, minHeight: 200, alignment: .bottomLeading)
        .background {
            ZStack(alignment: .topTrailing) {
                LinearGradient(
                    colors: [
                        Color(red: 0.85, green: 0.45, blue: 0.15),
                        Color(red: 0.5, green: 0.1, blue: 0.1),
                    ],
                    startPoint: .topTrailing, endPoint: .bottomLeading)
                Image(systemName: "fork.knife")
                    .font(.system(size: 90))
                    .foregroundStyle(.white.opacity(0.25))
                    .padding()
                    .accessibilityHidden(true)
            }
        }
    }

    @ViewBuilder private var facts: some View {
        Label("45 min", systemImage: "clock")
        Label("4 portions", systemImage: "person.2.fill")
    }
}

#Preview("A recipe") {
    RecipeView()
}
