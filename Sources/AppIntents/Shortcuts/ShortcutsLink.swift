public import SwiftUI
import _Localization

/// A button that leads to the app's shortcuts.
///
/// Apple's page says that it opens the Shortcuts app at this app's shortcuts; here it shows a card
/// with them and the values that they present, and a person can start each of them. On Apple's
/// platforms it comes from an overlay of both modules.
public struct ShortcutsLink: View {
    @Environment(\.shortcutsLinkStyle) private var style

    /// Creates the button.
    ///
    /// Nothing calls the action: closures of views in a card never run (BTN-1).
    ///
    /// - Parameter action: The app's reaction when the person uses the button in the app itself.
    public init(action: @escaping () -> Void = {}) {}

    public var body: some View {
        Button(intent: ShowShortcutsIntent()) {
            Label(LocalizedStringResource(system: "App Shortcuts"), systemImage: "square.grid.2x2")
                .foregroundStyle(style.foreground)
        }
        .buttonStyle(.bordered)
        .tint(style.background)
    }
}

/// The style of a `ShortcutsLink`.
public struct ShortcutsLinkStyle: Sendable {
    fileprivate let foreground: Color
    fileprivate let background: Color

    /// Follows the colors of the card.
    public static let automatic = ShortcutsLinkStyle(foreground: .primary, background: .gray)
    /// Follows the colors of the card, with an outline.
    public static let automaticOutline = ShortcutsLinkStyle(
        foreground: .primary, background: .clear)
    /// Light text on a dark button.
    public static let dark = ShortcutsLinkStyle(foreground: .white, background: .black)
    /// Dark text on a light button.
    public static let light = ShortcutsLinkStyle(foreground: .black, background: .white)
    /// Dark text and a dark outline.
    public static let darkOutline = ShortcutsLinkStyle(foreground: .black, background: .clear)
    /// Light text and a light outline.
    public static let lightOutline = ShortcutsLinkStyle(foreground: .white, background: .clear)
}

private struct ShortcutsLinkStyleKey: EnvironmentKey {
    static let defaultValue = ShortcutsLinkStyle.automatic
}

extension EnvironmentValues {
    fileprivate var shortcutsLinkStyle: ShortcutsLinkStyle {
        get { self[ShortcutsLinkStyleKey.self] }
        set { self[ShortcutsLinkStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the links to shortcuts in the view.
    nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
        environment(\.shortcutsLinkStyle, style)
    }
}
