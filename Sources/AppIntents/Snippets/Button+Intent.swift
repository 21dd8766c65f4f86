public import SwiftUI
public import _Localization

// On Apple's platforms these come from an overlay that is active when a file imports both modules.
// A package can't have such overlays; a file that imports both modules sees the same declarations
// either way.
extension Button {
    /// Creates a button that performs an intent.
    nonisolated public init(
        role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: ControlAction(intent), label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button that performs an intent, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// Creates a button that performs an intent, with a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }

    /// Creates a button that performs an intent, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button that performs an intent, with a localized title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a button that performs an intent, with a localized title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) {
            SwiftUI.Label(titleResource, systemImage: systemImage)
        }
    }

    /// Creates a button that performs an intent, with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) {
            SwiftUI.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a button that performs an intent, with a localized title and a picture of the app.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a button that performs an intent, with a localized title and a picture of the app.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleResource, image: image) }
    }

    /// Creates a button that performs an intent, with a title and a picture of the app.
    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, image: image) }
    }
}
