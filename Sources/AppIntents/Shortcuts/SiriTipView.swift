public import SwiftUI
import _Localization

/// A tip that shows the phrase for an intent, and starts the intent.
///
/// Apple's page says that it shows the phrase of an App Shortcut. Here a person types the phrase,
/// or presses the tip, which asks for the intent's missing values (BTN-12). It is empty for an
/// intent that no App Shortcut performs. On Apple's platforms it comes from an overlay of both
/// modules, and has a button that closes it. A card has no state to write to, so here the tip is
/// visible while its binding is `true`.
public struct SiriTipView: View {
    @Environment(\.locale) private var locale
    @Environment(\.siriTipViewStyle) private var style
    private let intent: any AppIntent
    private let isShown: Bool

    /// Creates a tip.
    ///
    /// - Parameters:
    ///   - intent: The intent; its values fill the phrase.
    ///   - isVisible: The visibility of the tip; `nil` for always.
    nonisolated public init<Intent>(intent: Intent, isVisible: Binding<Bool>? = nil)
    where Intent: AppIntent {
        self.intent = intent
        // A view is recreated for each rendering, so the value of the binding is current here.
        isShown = isVisible?.wrappedValue ?? true
    }

    public var body: some View {
        if isShown,
            let phrase = OfferedShortcuts.shared.phrase(for: intent, in: locale)
        {
            ShortcutButton(ActionStart(intent)) {
                Label(
                    LocalizedStringResource(system: "Say “\(phrase)”"), systemImage: "quote.bubble"
                )
                .foregroundStyle(style.foreground)
            }
            .buttonStyle(.bordered)
            .tint(style.background)
        }
    }
}

/// The style of a `SiriTipView`.
public struct SiriTipViewStyle: Sendable {
    fileprivate let foreground: Color
    fileprivate let background: Color

    /// Follows the colors of the card.
    public static let automatic = SiriTipViewStyle(foreground: .primary, background: .gray)
    /// Light text on a dark tip.
    public static let dark = SiriTipViewStyle(foreground: .white, background: .black)
    /// Dark text on a light tip.
    public static let light = SiriTipViewStyle(foreground: .black, background: .white)
}

private struct SiriTipViewStyleKey: EnvironmentKey {
    static let defaultValue = SiriTipViewStyle.automatic
}

extension EnvironmentValues {
    fileprivate var siriTipViewStyle: SiriTipViewStyle {
        get { self[SiriTipViewStyleKey.self] }
        set { self[SiriTipViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tips in the view.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
        environment(\.siriTipViewStyle, style)
    }
}
