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
        ZStack(alignment: .bottomLeading) {
            LinearGradient(
                colors: [
                    Color(red: 0.85, green: 0.45, blue: 0.15),
                    Color(red: 0.5, green: 0.1, blue: 0.1),
                ],
                startPoint: .topTrailing, endPoint: .bottomLeading)
            Image(systemName: "fork.knife")
                .font(.system(size: 90))
                .foregroundStyle(.white.opacity(0.25))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
                .padding()
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 6) {
                Text("Roasted Pumpkin Soup").font(.title2.weight(.bold))
                HStack(spacing: 14) {
                    Label("45 min", systemImage: "clock")
                    Label("4 portions", systemImage: "person.2.fill")
                }
                .font(.subheadline)
            }
            .foregroundStyle(.white)
            .padding()
        }
        .frame(height: 200)
    }
}
