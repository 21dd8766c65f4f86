package import AppIntents
import Foundation
import SwiftUI
import _Localization

/// The action that shows the runs that continue beside what the person does, with their progress
/// and a button to stop them; redrawn as they change.
///
/// The system adds it to every app with an intent that may continue this way.
package struct ShowRunningActionsIntent: SnippetIntent {
    package static var title: LocalizedStringResource { .init(system: "Running Actions") }

    package static var description: IntentDescription? {
        IntentDescription(.init(system: "Shows the actions that go on, and stops them."))
    }

    /// People ask for this card themselves, unlike the snippets that other intents show.
    package static var isDiscoverable: Bool { true }

    package init() {}

    package func perform() async throws -> some IntentResult & ShowsSnippetView {
        let run = ActiveRun.current
        let rows =
            run.map { $0.system.activities.rows(of: $0.delegate.person, in: $0.request.locale) }
            ?? []
        return .result(view: RunningActionsView(rows: rows))
    }
}

/// The running actions, each with its progress and a way to stop it.
struct RunningActionsView: View {
    let rows: [ActivityRow]
    @Environment(\.locale) private var locale

    nonisolated init(rows: [ActivityRow]) {
        self.rows = rows
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            if rows.isEmpty { Text(verbatim: text(.init(system: "Nothing is running."))) }
            ForEach(rows) { row in
                HStack {
                    VStack(alignment: .leading) {
                        Text(verbatim: row.title)
                        ProgressView(value: row.fractionCompleted)
                        if let timeLeft = row.timeLeft {
                            Text(verbatim: timeLeft).font(.footnote).foregroundStyle(.secondary)
                        }
                    }
                    Spacer()
                    if row.canStop {
                        Button(intent: StopRunningActionIntent(activity: row.id)) {
                            Text(verbatim: text(.init(system: "Stop")))
                        }
                        .accessibilityLabel(
                            Text(verbatim: text(.init(system: "Stop “\(row.title)”"))))
                    }
                }
            }
        }
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func text(_ resource: LocalizedStringResource) -> String { resource.text(in: locale) }
}
