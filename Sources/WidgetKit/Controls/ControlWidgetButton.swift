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

    /// Itself: the system asks for the template.
    public var body: some ControlWidgetTemplate { self }

    /// Creates a button; `actionLabel` is told whether the action is being performed.
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
    /// Creates a button with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Action: AppIntent {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    /// Creates a button with a resource as its title.
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

/// The look of a button that has none for what it does.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}
