import SwiftUI
package import _Localization

/// Shows the app's shortcuts, each with a button that performs it: what a `ShortcutsLink` leads to.
package struct ShowShortcutsIntent: AppIntent {
    package static var title: LocalizedStringResource { .init(system: "App Shortcuts") }
    package static var isDiscoverable: Bool { false }

    package init() {}

    package func perform() async throws -> some IntentResult & ShowsSnippetView {
        let shortcuts = SystemInteractions.current?.shortcutOffering.offeredShortcuts ?? []
        let rows = shortcuts.enumerated().map { place, shortcut in
            ShortcutsList.Row(
                id: place, title: shortcut.shortTitle ?? type(of: shortcut.intent).title,
                symbol: shortcut.systemImageName ?? "sparkles", intent: shortcut.intent)
        }
        return .result(view: ShortcutsList(rows: rows))
    }
}

/// The app's shortcuts as buttons, in the order of the source.
private struct ShortcutsList: View {
    struct Row: Identifiable, Sendable {
        let id: Int
        let title: LocalizedStringResource
        let symbol: String
        let intent: any AppIntent
    }

    private let rows: [Row]

    nonisolated init(rows: [Row]) {
        self.rows = rows
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(rows) { row in button(row.intent, row) }
        }
    }

    private func button(_ intent: some AppIntent, _ row: Row) -> AnyView {
        AnyView(Button(row.title, systemImage: row.symbol, intent: intent))
    }
}
