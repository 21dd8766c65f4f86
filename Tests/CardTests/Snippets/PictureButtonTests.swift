import AppIntents
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

/// Buttons with a picture of an asset catalog.
@Suite(.timeLimit(.minutes(2)))
struct PictureButtonTests {
    @Test("BTN-1 a button with a picture of the app has its title, and performs its intent")
    func performs() async throws {
        let system = TestSystem(intents: [PictureButtons.Show.self, PictureButtons.Feed.self])
        let run = try await system.perform("Show")
        #expect(run.tree.imageSources == [.asset("Pond"), .asset("Pond")])
        try await run.tap("Feed")
        #expect(PictureButtons.meals.withLock { $0 } == 1)
        try await system.finish()
    }
}

enum PictureButtons {
    static let meals = Mutex(0)

    struct Feed: AppIntent {
        static let title: LocalizedStringResource = "Feed"
        func perform() async throws -> some IntentResult {
            meals.withLock { $0 += 1 }
            return .result()
        }
    }

    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let pond = ImageResource(name: "Pond", bundle: .main)
            return .result {
                VStack {
                    Button("Feed", image: pond, intent: Feed())
                    Label("Pond", image: pond)
                }
            }
        }
    }
}
