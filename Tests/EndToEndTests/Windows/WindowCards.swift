import AppIntents
import Observation
import SwiftUI

/// Apps with windows, and intents that lead to what the windows show.
enum WindowCards {
    static let all: [any AppIntent.Type] = [OpenPage.self, ReadAloud.self, ShowCover.self]

    struct OpenPage: TargetContentProvidingIntent {
        static let title: LocalizedStringResource = "Open Page"

        @Parameter(title: "Page") var page: String

        var contentIdentifier: String { page }
    }

    struct ReadAloud: TargetContentProvidingIntent {
        static let title: LocalizedStringResource = "Read Aloud"
    }

    struct ShowCover: AppIntent {
        static let title: LocalizedStringResource = "Show Cover"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: CoverView())
        }
    }

    struct CoverView: View {
        nonisolated init() {}

        var body: some View {
            Text("Cover").onAppIntentExecution(OpenPage.self) { _ in }
        }
    }

    @Observable
    final class Shelf {
        var page = "Cover"
    }

    struct PageView: View {
        let shelf: Shelf
        @State private var note = "Unread"

        init(shelf: Shelf) {
            self.shelf = shelf
        }

        var body: some View {
            VStack {
                Text(shelf.page)
                Text(note)
            }
            .onAppIntentExecution(OpenPage.self) { intent in
                shelf.page = intent.page
                note = "Opened"
            }
        }
    }

    struct Reader: App {
        @State private var shelf = Shelf()

        var body: some Scene {
            WindowGroup { PageView(shelf: shelf) }
        }
    }

    /// A window with a path, which its view keeps.
    struct PathView: View {
        @State private var path: [String] = []

        var body: some View {
            NavigationStack(path: $path) {
                Text("Contents").navigationDestination(for: String.self) { Text("Page \($0)") }
            }
            .onAppIntentExecution(OpenPage.self) { path.append($0.page) }
        }
    }

    struct Paths: App {
        var body: some Scene {
            WindowGroup { PathView() }
        }
    }

    struct Library: App {
        var body: some Scene {
            WindowGroup("Books") {
                Text("A book").onAppIntentExecution(OpenPage.self) { _ in }
            }
            .handlesExternalEvents(matching: ["book-"])
            Window("Maps", id: "maps") {
                Text("A map").onAppIntentExecution(OpenPage.self) { _ in }
            }
        }
    }
}
