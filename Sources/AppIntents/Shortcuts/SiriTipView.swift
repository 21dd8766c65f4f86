public import SwiftUI
import _Localization

/// A tip that tells the phrase by which an intent is performed, and starts it.
///
/// Apple's page says that it shows the phrase of an App Shortcut. Here a person types what they would
/// say, or presses the tip, which asks for what the intent has no value for (BTN-12). It is empty for an
/// intent that no App Shortcut performs. On Apple's
/// platforms it comes from an overlay of both modules, and has a button that closes it: a card has no state
/// to write to, so here the tip is shown while its binding says so.
public struct SiriTipView: View {
    @Environment(\.locale) private var locale
    @Environment(\.siriTipViewStyle) private var style
    private let intent: any AppIntent
    private let isShown: Bool

    /// Creates a tip.
    ///
    /// - Parameters:
    ///   - intent: The intent; its values fill the phrase.
    ///   - isVisible: Says that the tip is shown; `nil` for always.
    nonisolated public init<Intent>(intent: Intent, isVisible: Binding<Bool>? = nil)
    where Intent: AppIntent {
        self.intent = intent
        // A view is made anew for each drawing, so this is as late as it matters.
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

/// The look of a `SiriTipView`.
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
    /// Sets the look of the tips in the view.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
        environment(\.siriTipViewStyle, style)
    }
}
