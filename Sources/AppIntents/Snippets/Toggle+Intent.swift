public import SwiftUI
public import _Localization

extension Toggle {
    /// Creates a toggle that shows a state and performs an intent when a person flips it.
    nonisolated public init<I: AppIntent>(
        isOn: Bool, intent: I, @ViewBuilder label: () -> Label
    ) {
        self.init(isOn: isOn, action: ControlAction(intent), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle that performs an intent, with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// Creates a toggle that performs an intent, with a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent
    ) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }

    /// Creates a toggle that performs an intent, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
