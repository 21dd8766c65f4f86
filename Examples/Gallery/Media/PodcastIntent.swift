import AppIntents
import SwiftUI

struct PodcastIntent: AppIntent {
    static let title: LocalizedStringResource = "Podcast"
    static let description = IntentDescription("A new episode, to play or to keep for later.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: PodcastSnippetIntent())
    }
}

struct PodcastSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Podcast"

    func perform() async throws -> some ShowsSnippetView {
        .result(view: PodcastView(isKept: await PodcastShelf.shared.isKept))
    }
}

struct KeepEpisodeIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Keep Episode"
    static let isDiscoverable = false

    @Parameter(title: "Kept") var value: Bool

    func perform() async throws -> some IntentResult {
        await PodcastShelf.shared.keep(value)
        return .result()
    }
}

actor PodcastShelf {
    static let shared = PodcastShelf()
    private(set) var isKept = false
    func keep(_ isKept: Bool) { self.isKept = isKept }
}

struct PodcastView: View {
    let isKept: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 12) {
                ZStack {
                    Circle().fill(
                        AngularGradient(colors: [.purple, .indigo, .purple], center: .center))
                    Image(systemName: "mic.fill").foregroundStyle(.white)
                }
                .frame(width: 44, height: 44)
                .accessibilityHidden(true)
                VStack(alignment: .leading) {
                    Text("Deep Currents").font(.subheadline.weight(.semibold))
                    Text("Today · 42 min").font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Toggle(isOn: isKept, intent: KeepEpisodeIntent()) {
                    Label("Keep", systemImage: isKept ? "bookmark.fill" : "bookmark")
                }
                .toggleStyle(.button)
                .fixedSize()
            }
            Text("Why the sea is salty, and who first asked").font(.headline)
            Text(
                "A chemist, a fisher and a poet give three answers to one question; none of them is wrong."
            )
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(2)
        }
    }
}

#Preview("New") {
    PodcastView(isKept: false)
}

#Preview("Kept") {
    PodcastView(isKept: true)
}
