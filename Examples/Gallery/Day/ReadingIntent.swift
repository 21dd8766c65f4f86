import AppIntents
import Foundation
import SwiftUI

struct ReadingIntent: AppIntent {
    static let title: LocalizedStringResource = "Reading"
    static let description = IntentDescription(
        "The book on the bedside table, and how far it is read.")

    func perform() async throws -> some ShowsSnippetView {
        .result(view: ReadingView(page: 218, pages: 382))
    }
}

struct ReadingView: View {
    let page: Int
    let pages: Int

    private var progress: AttributedString {
        var progress = AttributedString("Page \(page)")
        progress.font = Font.caption.weight(.semibold)
        progress.append(AttributedString(" of \(pages)"))
        return progress
    }

    var body: some View {
        HStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 6)
                .fill(
                    LinearGradient(
                        colors: [.indigo, .purple], startPoint: .topLeading,
                        endPoint: .bottomTrailing)
                )
                .aspectRatio(2 / 3, contentMode: .fit)
                .frame(width: 76)
                .overlay(alignment: .bottomLeading) {
                    Image(systemName: "moon.stars.fill").font(.title2).foregroundStyle(.white)
                        .padding(8)
                }
                .shadow(radius: 4, y: 2)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                Text("The Left Hand of Darkness").font(.headline)
                Text("Ursula K. Le Guin").font(.subheadline).foregroundStyle(.secondary)
                Spacer(minLength: 8)
                ProgressView(value: Double(page), total: Double(pages)) {
                    Text("Chapter 14").font(.caption)
                } currentValueLabel: {
                    Text(progress)
                }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

#Preview("The first page") {
    ReadingView(page: 1, pages: 382)
}
