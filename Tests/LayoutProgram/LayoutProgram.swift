import AppIntents
import AppIntentsHost
import SwiftUI

/// An app whose one card is full of views that lie at known places.
@main
struct LayoutProgram: IntentsApp {
    static var appName: String { "Layout" }
}

/// Shows all probes, one below the other.
struct ShowProbesIntent: AppIntent {
    static let title: LocalizedStringResource = "Show the probes"

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result {
            VStack(spacing: 8) {
                StackProbes()
                FrameProbes()
                LayerProbes()
                TextProbes()
                SentenceProbes()
                GridProbes()
                CodeProbes()
                GuideProbes()
                Group {
                    HuggingProbes()
                    OwnGuideProbes()
                    TrackProbes()
                    RoomProbes()
                    AuthoredProbes()
                    TextSizeProbes()
                }
            }
        }
    }
}

/// An intent that does nothing, for the controls of probes.
struct PressIntent: AppIntent {
    static let title: LocalizedStringResource = "Press"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult { .result() }
}
