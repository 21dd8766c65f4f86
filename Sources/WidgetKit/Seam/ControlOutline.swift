package import AppIntents
package import SwiftUI
package import _Localization

/// A control's configuration as the system reads it.
public struct _ControlOutline {
    package var kind = ""
    package var name: LocalizedStringResource?
    package var about: LocalizedStringResource?
    /// True if the system asks a person for the configuration before they use the control.
    package var promptsForConfiguration = false
    /// The intent whose parameters configure the control.
    package var configuration: (any ControlConfigurationIntent.Type)?
    package var source: ControlSource?

    package init() {}
}

/// The provider and the template of a control, with their types erased.
@MainActor
package struct ControlSource {
    /// A closure that returns the control with a sample value, which is available at once.
    package let preview: @MainActor ((any AppIntent)?) -> _ControlTemplate
    /// A closure that reads the provider's current value off any actor and returns the control with
    /// it; `nil` without a provider: then the control always matches its preview.
    nonisolated package let read: Reading?

    package typealias Reading =
        @Sendable ((any AppIntent)?) async throws -> @MainActor @Sendable () -> _ControlTemplate

    /// Returns a closure that draws a template with a read value.
    nonisolated static func drawing<Value>(
        _ template: @escaping @MainActor (Value) -> _ControlTemplate, of value: Loan<Value>
    ) -> @MainActor @Sendable () -> _ControlTemplate {
        { template(value.value) }
    }
}

/// The labels, the state and the action of a control.
public struct _ControlTemplate {
    package var action: (any AppIntent)?
    /// The state of a toggle; `nil` for a button.
    package var isOn: Bool?
    package var label: AnyView?
    /// The label of the value: for a toggle by its state, for a button by its busy state.
    package var valueLabel: (@MainActor (Bool) -> AnyView)?
    package var tint: Color?
    package var isDisabled = false

    package init() {}
}
