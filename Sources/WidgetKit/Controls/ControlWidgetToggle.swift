public import AppIntents
public import SwiftUI
public import _Localization

/// A control that shows a state, and performs an intent that sets it.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
    public let _template: _ControlTemplate

    private init(
        _ action: some AppIntent, isOn: Bool, label: () -> AnyView,
        valueLabel: (@MainActor (Bool) -> AnyView)?
    ) {
        var template = _ControlTemplate()
        template.action = action
        template.isOn = isOn
        template.label = label()
        template.valueLabel = valueLabel
        _template = template
    }

    /// The template itself, from which the system reads the control.
    public var body: some ControlWidgetTemplate { self }

    /// Creates a toggle; `valueLabel` receives the state that it describes.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Action: SetValueIntent, Action.ValueType == Bool {
        self.init(
            action, isOn: isOn, label: { AnyView(label()) },
            valueLabel: { AnyView(valueLabel($0)) })
    }

    /// Creates a toggle whose value is labeled on or off.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
    where
        ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent,
        Action.ValueType == Bool
    {
        self.init(action, isOn: isOn, label: { AnyView(label()) }, valueLabel: nil)
    }
}

extension ControlWidgetToggle where Label == Text {
    /// Creates a toggle with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Action: SetValueIntent, Action.ValueType == Bool {
        self.init(
            isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    /// Creates a toggle with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Action: SetValueIntent, Action.ValueType == Bool {
        self.init(
            isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Action: SetValueIntent, Action.ValueType == Bool {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

/// The default label of a toggle's value: on or off.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
    public var body: some View { EmptyView() }
}
