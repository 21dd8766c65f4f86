package import AppIntents
package import SwiftUI
package import _Localization

/// A control's configuration as the system reads it.
public struct _ControlOutline {
    package var kind = ""
    package var name: LocalizedStringResource?
    package var about: LocalizedStringResource?
    /// A person should be asked for the configuration before they use the control.
    package var promptsForConfiguration = false
    /// The intent whose parameters configure the control.
    package var configuration: (any ControlConfigurationIntent.Type)?
    package var source: ControlSource?

    package init() {}
}

/// The provider and the template of a control, without their types.
@MainActor
package struct ControlSource {
    /// The control with a sample value, which is there at once.
    package let preview: @MainActor ((any AppIntent)?) -> _ControlTemplate
    /// Has a provider read the present value, on no actor, and gives the control with it; `nil` if there is no provider,
    /// so that the control always looks like its preview.
    nonisolated package let read: Reading?

    package typealias Reading =
        @Sendable ((any AppIntent)?) async throws -> @MainActor @Sendable () -> _ControlTemplate

    /// Draws a template with a value that was read.
    nonisolated static func drawing<Value>(
        _ template: @escaping @MainActor (Value) -> _ControlTemplate, of value: Loan<Value>
    ) -> @MainActor @Sendable () -> _ControlTemplate {
        { template(value.value) }
    }
}

/// The labels, the state and the action of a control.
public struct _ControlTemplate {
    /// The intent that a tap performs.
    package var action: (any AppIntent)?
    /// The state of a toggle; `nil` for a button.
    package var isOn: Bool?
    package var label: AnyView?
    /// The look of the value: of a toggle by its state, of a button by whether it is busy.
    package var valueLabel: (@MainActor (Bool) -> AnyView)?
    package var tint: Color?
    package var isDisabled = false

    package init() {}
}
