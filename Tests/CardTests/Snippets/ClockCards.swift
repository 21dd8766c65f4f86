import AppIntents
import EndToEndSupport
import Foundation
import IntentTestKit
import SwiftUI

/// Cards whose views follow a schedule.
enum ClockCards {
    static let all: [any AppIntent.Type] = [
        ShowFixed.self, Show.self, Dial.self, Press.self, Guarded.self, Ask.self,
    ]

    /// Shows a view that isn't performed again.
    struct ShowFixed: AppIntent {
        static let title: LocalizedStringResource = "Show Fixed Clock"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(_ lab: TestFixture) { self.lab = lab.name }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("perform")
            return .result(view: ClockFace(lab: lab))
        }
    }

    /// Shows a snippet.
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Clock Snippet"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(_ lab: TestFixture) { self.lab = lab.name }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Dial(lab: lab))
        }
    }

    /// The snippet.
    struct Dial: SnippetIntent {
        static let title: LocalizedStringResource = "Clock"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("perform")
            return .result(view: ClockFace(lab: lab))
        }
    }

    /// The button of the cards.
    struct Press: AppIntent {
        static let title: LocalizedStringResource = "Press Clock"
        static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Time") var time: Int

        init() {}
        init(lab: String, time: Int) {
            self.lab = lab
            self.time = time
        }

        func perform() async throws -> some IntentResult {
            TestFixture.named(lab).note("press \(time)")
            return .result()
        }
    }

    /// Shows a view for those who have unlocked.
    struct Guarded: AppIntent {
        static let title: LocalizedStringResource = "Show Guarded Clock"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(_ lab: TestFixture) { self.lab = lab.name }

        func perform() async throws -> some ShowsSnippetView {
            .result(view: ClockFace(lab: lab))
        }
    }

    /// Asks beside a clock.
    struct Ask: AppIntent {
        static let title: LocalizedStringResource = "Ask Beside Clock"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(_ lab: TestFixture) { self.lab = lab.name }

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(
                actionName: .go, snippetIntent: Dial(lab: lab))
            TestFixture.named(lab).note("confirmed")
            return .result()
        }
    }
}

/// The seconds since the beginning, in steps of ten, with a button that carries them.
private struct ClockFace: View {
    let lab: String

    var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { context in
            let lab = TestFixture.named(lab)
            let _ = lab.add(1, to: "drawings")
            let time =
                lab[number: "stands"] == 0 ? Int(context.date.timeIntervalSinceReferenceDate) : 0
            Text(verbatim: "At \(time)")
            Text(verbatim: context.cadence == .seconds ? "soon" : "later")
            Button("Press", intent: ClockCards.Press(lab: lab.name, time: time))
        }
    }
}
