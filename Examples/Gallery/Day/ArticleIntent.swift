import AppIntents
import SwiftUI

struct ArticleIntent: AppIntent {
    static let title: LocalizedStringResource = "Article"
    static let description = IntentDescription("A text with emphasis, in several paragraphs.")

    func perform() async throws -> some ShowsSnippetView {
        .result(view: ArticleView())
    }
}

struct ArticleView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Science").font(.caption.weight(.semibold)).foregroundStyle(.tint)
            Text("A lake that appears once in a century is back").font(.title3.weight(.bold))
            Text(
                """
                After the **wettest winter** since records began, water stands again where maps show a plain. \
                Biologists found _fairy shrimps_ whose eggs had waited for decades.
                """
            )
            .font(.body)
            .lineSpacing(2)
            HStack(spacing: 6) {
                Image(systemName: "clock")
                Text("4 min")
                Text("·")
                Text("Yesterday")
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
    }
}
