import Foundation
import SwiftUI
package import _Localization

/// An intent that shows the app's shortcuts, each with a button that starts it; a `ShortcutsLink`
/// performs it.
package struct ShowShortcutsIntent: AppIntent {
    package static var title: LocalizedStringResource { .init(system: "App Shortcuts") }
    package static var isDiscoverable: Bool { false }

    package init() {}

    package func perform() async throws -> some IntentResult & ShowsSnippetView {
        let run = SystemInteractions.current
        let locale = run?.systemContext.locale ?? Locale.current
        let shortcuts = await run?.shortcutOffering.listedShortcuts(in: locale) ?? []
        return .result(view: ShortcutsList(shortcuts: shortcuts))
    }
}

/// The app's shortcuts as buttons, in the order of the source, each with its presented values below it.
private struct ShortcutsList: View {
    private let shortcuts: [ListedShortcut]

    nonisolated init(shortcuts: [ListedShortcut]) {
        self.shortcuts = shortcuts
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(shortcuts) { shortcut in
                ShortcutButton(shortcut.start) {
                    TiledLabel(
                        title: Text(shortcut.title), symbol: shortcut.systemImageName,
                        color: shortcut.color)
                }
                ForEach(shortcut.collections) { collection in
                    Text(verbatim: collection.title).font(.footnote).foregroundStyle(.secondary)
                    ForEach(collection.values) { value in
                        ShortcutButton(value.start) {
                            TiledLabel(
                                title: Text(verbatim: value.title), symbol: value.systemImageName,
                                color: shortcut.color)
                        }
                    }
                }
            }
        }
    }
}

/// A title beside a symbol on a tile.
private struct TiledLabel: View {
    let title: Text
    let symbol: String?
    let color: ShortcutTileColor

    var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: symbol ?? "bolt").foregroundStyle(Color.white).padding(6)
                .background(color.paint, in: RoundedRectangle(cornerRadius: 8))
                .accessibilityHidden(true)
        }
    }
}

extension ShortcutTileColor {
    /// The color behind a white symbol, as in search.
    fileprivate var paint: Color {
        switch self {
        case .blue: Color(hex: 0x1765dc)
        case .orange, .tangerine: Color(hex: 0xe5690c)
        case .red: Color(hex: 0xd41f3f)
        case .pink: Color(hex: 0xd6317e)
        case .teal: Color(hex: 0x0c8a94)
        case .lightBlue: Color(hex: 0x1687c4)
        case .lime, .grayGreen: Color(hex: 0x2c8a3d)
        case .purple, .grape: Color(hex: 0x8a3ccf)
        case .navy: Color(hex: 0x4a46c0)
        case .yellow: Color(hex: 0xb98300)
        case .grayBrown: Color(hex: 0x87654a)
        case .grayBlue: Color(hex: 0x64707f)
        }
    }
}

extension Color {
    fileprivate init(hex: Int) {
        self.init(
            red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 0xff) / 255,
            blue: Double(hex & 0xff) / 255)
    }
}
