public import AppIntents
public import SwiftUI
public import _Localization

/// A control that performs an intent when a person taps it.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {
    public let _template: _ControlTemplate

    private init(
        _ action: some AppIntent, label: () -> AnyView,
        actionLabel: (@MainActor (Bool) -> AnyView)?
    ) {
        var template = _ControlTemplate()
        template.action = action
        template.label = label()
        template.valueLabel = actionLabel
        _template = template
    }

    /// The template itself, from which the system reads the control.
    public var body: some ControlWidgetTemplate { self }

    /// Creates a button; `actionLabel` receives whether the action is being performed.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Action: AppIntent {
        self.init(action, label: { AnyView(label()) }, actionLabel: { AnyView(actionLabel($0)) })
    }

    /// Creates a button.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
        self.init(action, label: { AnyView(label()) }, actionLabel: nil)
    }
}

extension ControlWidgetButton where Label == Text {
    /// Creates a button with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Action: AppIntent {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    /// Creates a button with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Action: AppIntent {
        self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Action: AppIntent {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

/// The default label of a button's action, which is empty.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}
